import { readKept } from "../state/kept";
import { FIRST_PAINT, type FirstPaint } from "./first-paint";

/*
 * Runs in the head of the page, before anything is painted: while the player starts, guests see the shop's logo on its
 * colour, and a screen that was black stays black.
 */
const look = readKept<FirstPaint>(FIRST_PAINT.look);
if (look && readKept<boolean>(FIRST_PAINT.dark) !== true) document.documentElement.style.background = look.background;
