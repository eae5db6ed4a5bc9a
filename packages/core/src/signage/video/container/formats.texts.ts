/** What formats are called, by what MP4 files name them. */
export const MP4_FORMATS: Readonly<Record<string, string>> = {
  avc1: "H.264",
  avc3: "H.264",
  vp08: "VP8",
  vp09: "VP9",
  hvc1: "HEVC (H.265)",
  hev1: "HEVC (H.265)",
  av01: "AV1",
  mp4v: "MPEG-4",
  dvh1: "Dolby Vision",
  dvhe: "Dolby Vision",
  Opus: "Opus",
  "ac-3": "Dolby Digital",
  "ec-3": "Dolby Digital Plus",
  alac: "Apple Lossless",
  fLaC: "FLAC",
  ".mp3": "MP3",
};

/** By the number in the descriptor of a sound (ISO/IEC 14496-1, and the registry at mp4ra.org). */
export const MP4_SOUNDS: Readonly<Record<number, string>> = {
  0x40: "AAC",
  0x66: "AAC",
  0x67: "AAC",
  0x68: "AAC",
  0x69: "MP3",
  0x6b: "MP3",
  0xdd: "Vorbis",
};

/** By what WebM files name them. */
export const WEBM_FORMATS: Readonly<Record<string, string>> = {
  V_VP8: "VP8",
  V_VP9: "VP9",
  V_AV1: "AV1",
  "V_MPEG4/ISO/AVC": "H.264 in WebM",
  A_OPUS: "Opus",
  A_VORBIS: "Vorbis",
  A_AAC: "AAC in WebM",
};

export const UNKNOWN_FORMAT = "unbekannt";
export const UNKNOWN_SOUND = "MP4-Ton";
