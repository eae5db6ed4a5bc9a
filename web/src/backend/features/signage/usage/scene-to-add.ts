import { atom } from "jotai";

/** The scene that the form of a segment takes up as it opens, because somebody has asked for it on the scene's page. */
export const sceneToAddAtom = atom<{ segment: string; scene: string } | null>(null);
