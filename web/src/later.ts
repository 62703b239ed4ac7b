export { House } from "./lobby/house";
export { Join } from "./lobby/join";
export { Keeping } from "./lobby/keeping";
export { Lobby } from "./lobby/lobby";
export { SeatPanel } from "./lobby/seat-panel";
export { End } from "./screens/end";
export { Setup } from "./panels/setup";
