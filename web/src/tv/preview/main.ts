import type { SignagePreviewEvent } from "../../shared/preview/signage-preview";
import { readPreviewOrder } from "../../shared/preview/signage-preview";
import { isFrom } from "../../shared/preview/page-preview";
import { STEP } from "../player";
import { PreviewPlayer } from "./preview-player";
import "../tv.css";
import "../scene/scenes.css";
import "../scene/menu.css";
import "../scene/words.css";
import "../scene/upright.css";

/** The player of TVs in a frame of the back-office, which says what is played and when. */
const player = new PreviewPlayer(document.body);
const tell = (event: SignagePreviewEvent): void => window.parent.postMessage(event, window.location.origin);

window.addEventListener("message", (event) => {
  const order = isFrom({ event, sender: window.parent }) ? readPreviewOrder(event.data) : null;
  if (order?.kind === "play") player.play(order);
  else if (order) player.move(order);
});
setInterval(() => {
  player.step();
  const place = player.place();
  if (place) tell(place);
}, STEP);
tell({ kind: "ready" });
