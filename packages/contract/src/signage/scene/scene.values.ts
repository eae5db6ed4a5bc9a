/** What a scene shows. */
export const SCENE_TYPES = [
  ...(["template", "image", "video", "menu", "tickets", "hours"] as const),
  ...(["news", "web", "clock", "countdown", "message"] as const),
] as const;
export type SceneType = (typeof SCENE_TYPES)[number];

/** Whether the whole of a picture is shown, or the whole screen is filled. */
export const SCENE_FITS = ["contain", "cover"] as const;
export type SceneFit = (typeof SCENE_FITS)[number];

/** How a menu board shows what is sold out. */
export const SOLD_OUT_STYLES = ["strike", "hide"] as const;
export const CLOCK_FACES = ["digital", "analog"] as const;

/** The longest that a scene is shown at a time, in seconds. */
export const LONGEST_SCENE = 24 * 3600;
