/** Where the bundle begins: starts the client over a WebSocket to its server. */

import { dialServer } from "./net/connection";
import { loadLocale } from "./sentences/locale";
import { start } from "./start";

const begin = () => start(dialServer);
const loading = loadLocale();
if (loading) loading.then(begin, begin);
else begin();
