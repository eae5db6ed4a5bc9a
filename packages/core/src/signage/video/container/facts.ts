/** What a video's file says of itself, as far as it decides whether screens show it. */
export interface VideoFacts {
  mimeType: "video/mp4" | "video/webm";
  /** The names of the formats of all its pictures and sounds, in their order; `H.264`, or what the file says. */
  videoCodecs: string[];
  audioCodecs: string[];
  /** Of its first picture, in pixels. */
  width: number;
  height: number;
  seconds: number;
  isProtected: boolean;
  /** Whether its pictures have 8 bits a colour and the usual sampling, as far as the file tells. */
  hasPlainColors: boolean;
}

/** A file that is a video, but tells neither how long it is nor where its pictures are. */
export class NoIndex extends Error {
  override readonly name = "NoIndex";
}

/** A file of QuickTime, which resembles MP4 but need not be played by what plays MP4. */
export class NoMp4 extends Error {
  override readonly name = "NoMp4";
}
