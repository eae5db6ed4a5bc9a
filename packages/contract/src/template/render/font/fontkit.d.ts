/** The part of fontkit that is used here, for paper and to look into font files; the package has no types of its own. */
declare module "fontkit" {
  interface PathCommand {
    command: "moveTo" | "lineTo" | "quadraticCurveTo" | "bezierCurveTo" | "closePath";
    args: number[];
  }
  interface Glyph {
    id: number;
    path: {
      commands: PathCommand[];
      bbox: { minX: number; minY: number; maxX: number; maxY: number };
      toSVG: () => string;
    };
  }
  interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface Font {
    numGlyphs: number;
    /** Empty for a font that is not variable. */
    variationAxes: Readonly<Record<string, unknown>>;
    "OS/2"?: {
      usWeightClass?: number;
      fsType?: Readonly<Record<string, boolean>>;
      fsSelection?: Readonly<Record<string, boolean>>;
    } | null;
    /** In degrees; 0 for upright letters. */
    italicAngle?: number;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    xHeight: number;
    glyphForCodePoint: (codePoint: number) => Glyph;
    hasGlyphForCodePoint: (codePoint: number) => boolean;
    layout: (text: string, features?: Record<string, boolean>) => { glyphs: Glyph[]; positions: GlyphPosition[] };
  }
  export function create(data: Uint8Array): Font;
}
