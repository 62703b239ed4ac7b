/** Stands in for what a browser has, for tests of what the page shows. */
const style = { getPropertyValue: () => "10ms" };
const page = {
  querySelector: () => null,
  addEventListener: () => undefined,
  getAnimations: () => [],
  documentElement: { dataset: {} },
  body: {},
};
Object.assign(globalThis, {
  document: page,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  getComputedStyle: () => style,
  addEventListener: () => undefined,
  requestAnimationFrame: (run: () => void) => setTimeout(run, 0),
});
