export { type PublishedShop, readPublishedShop } from "./published";
export { readTemplate } from "./template";
