import * as words from "../english/alone";
import { keptOffline, renew } from "../state/alone";
import { toast } from "../state/toast";

/** Keeps the page in the browser by a service worker, and says when a newer version has come. */

/** Registers the service worker; there is none on plain HTTP but for this machine's own pages. */
export function keepOffline(): void {
  const service: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  service?.register("service.js").then(watch, () => undefined);
  service?.addEventListener("message", ({ data }) => data === "others" && toast(words.others()));
  service?.ready.then(() => (keptOffline.value = true));
}

function watch(registration: ServiceWorkerRegistration): void {
  setRenew(registration);
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", () => setRenew(registration));
  });
}

/** A version that waits takes over only when it is asked to: never under a game. */
function setRenew(registration: ServiceWorkerRegistration): void {
  const { waiting, active } = registration;
  if (!waiting || !active) return;
  renew.value = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("renew");
  };
}
