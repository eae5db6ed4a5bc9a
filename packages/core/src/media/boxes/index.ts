export { type Box, Cursor, boxAt, boxesIn } from "./boxes";
