import { dialServer } from "./connection";
import { start } from "./start";

start(dialServer);
