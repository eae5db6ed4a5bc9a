import type { OpeningHoursRule } from "../../branch/opening-hours";
import type { PlayableScene, PlayableSegment, PlayableStream } from "../playing/parts";
import type { SceneFit } from "../scene/scene.values";
import type { Orientation } from "../stream/stream.values";

/** The version of this format: a player that knows another one loads itself again. */
export const MANIFEST_FORMAT = 1;

/** A file that a player keeps. Its address changes with its content. */
export interface ManifestFile {
  /** On the shop's own address. */
  url: string;
  /** In hex. */
  sha256: string;
  bytes: number;
  mimeType: string;
}

/** A line of a menu board. */
export interface BoardItem {
  /** The product's id, by which it is found among what is sold out. */
  product: string;
  name: string;
  description: string;
  /** Unit and allergens. */
  note: string;
  /** In cents; null where no price is shown. */
  price: number | null;
  /** Whether the price is the lowest of several. */
  isFrom: boolean;
}

export interface BoardSection {
  name: string;
  items: BoardItem[];
}

export interface NewsItem {
  title: string;
  /** Markdown. */
  text: string;
  picture: string | null;
}

/** What a scene shows, with the addresses of its files. */
export type ManifestContent =
  | { type: "image"; picture: string; background: string | null }
  | {
      type: "template";
      picture: string;
      background: string | null;
      /** Missing where the picture shows no prices of records. */
      hasPrices?: true;
    }
  | { type: "video"; video: string; background: string | null }
  | {
      type: "menu";
      sections: BoardSection[];
      columns: number;
      rows: number;
      soldOut: "strike" | "hide";
      showPrices: boolean;
      showDescriptions: boolean;
    }
  | { type: "tickets"; showPreparing: boolean }
  | { type: "hours"; rules: OpeningHoursRule[]; closedDays: number }
  | { type: "news"; items: NewsItem[] }
  | { type: "web"; url: string }
  | {
      type: "clock";
      face: "digital" | "analog";
      showDate: boolean;
      showSeconds: boolean;
      color: string | null;
      background: string | null;
    }
  | {
      type: "countdown";
      /** ISO. */
      until: string;
      text: string;
      after: string;
      color: string | null;
      background: string | null;
    }
  | { type: "message"; text: string; color: string | null; background: string | null };

export interface ManifestScene extends PlayableScene {
  /** For the proof of what was shown. */
  name: string;
  version: number;
  title: string;
  fit: SceneFit;
  content: ManifestContent;
}

/**
 * Everything that a screen of a branch needs to play a stream without a network. The same content always makes the same
 * text, whose hash is its address: what changes, such as a price, makes another manifest.
 */
export interface Manifest {
  format: typeof MANIFEST_FORMAT;
  branch: string;
  /** An IANA time zone. */
  zone: string;
  currency: string;
  shop: { name: string; logo: string | null; primaryColor: string; secondaryColor: string };
  /** For how long after the last contact prices are shown, in hours. */
  priceHours: number;
  stream: PlayableStream & { id: string; orientation: Orientation; isMuted: boolean };
  segments: PlayableSegment[];
  scenes: ManifestScene[];
  files: ManifestFile[];
}
