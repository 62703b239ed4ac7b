/** Where the bundle of the page without a server begins: starts the client over a worker of its own. */

import { keepOffline } from "./alone/keeping";
import { dialWorker } from "./net/dial-worker";
import { loadLocale } from "./sentences/locale";
import { start } from "./start";
import { alone } from "./state/alone";

/** The address of the worker, relative to the page. */
declare const WORKER: string;

alone.value = true;
const dial = dialWorker(new URL(WORKER, document.baseURI).href);
const begin = () => start(dial);
const loading = loadLocale();
if (loading) loading.then(begin, begin);
else begin();
keepOffline();
