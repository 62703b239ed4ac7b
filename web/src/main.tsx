import { dialServer } from "./net/connection";
import { start } from "./start";

start(dialServer);
