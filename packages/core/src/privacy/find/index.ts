export { findByContact } from "./find-by-contact";
