import type { SceneContext, SceneView } from "./scene-view";
import { clockView, countdownView, hoursView, messageView, newsView, ticketsView } from "./info";
import { imageView, videoView, webView } from "./media";
import { colourOf } from "./look";
import { menuView } from "./menu";

/** The view of a scene in the shop's colours, by its type. */
export function viewOf(context: SceneContext): SceneView {
  const view = ofType(context);
  colourOf({ element: view.element, shop: context.manifest.shop });
  return view;
}

function ofType(context: SceneContext): SceneView {
  const { content } = context.scene;
  switch (content.type) {
    case "template":
    case "image":
      return imageView(context, content);
    case "video":
      return videoView(context, content);
    case "web":
      return webView(context, content);
    case "menu":
      return menuView(context, content);
    case "tickets":
      return ticketsView(context, content);
    case "hours":
      return hoursView(context, content);
    case "news":
      return newsView(context, content);
    case "clock":
      return clockView(context, content);
    case "countdown":
      return countdownView(context, content);
    case "message":
      return messageView(context, content);
  }
}
