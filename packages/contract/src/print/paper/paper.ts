import * as z from "zod";

const align = z.enum(["left", "center", "right"]);
/** How many times a character is as wide and high as usual. */
const size = z.literal([1, 2, 3]);

const style = {
  bold: z.boolean().optional(),
  size: size.optional(),
  underline: z.boolean().optional(),
  /** Crossed out: what does not hold any more. */
  strike: z.boolean().optional(),
  /** White on black. */
  inverted: z.boolean().optional(),
  align: align.optional(),
};

const column = z.strictObject({
  ...style,
  text: z.string(),
  /** In characters of the usual size; columns with `rest` share what the others leave. */
  width: z.union([z.int().min(1).max(48), z.literal("rest")]),
});
export type PaperColumn = z.output<typeof column>;

const paperLine = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("text"),
    ...style,
    text: z.string(),
    /** In characters of the usual size, for all lines into which the text is wrapped. */
    indent: z.int().min(0).max(16).optional(),
  }),
  z.strictObject({ kind: z.literal("columns"), columns: z.array(column).min(1).max(6) }),
  z.strictObject({ kind: z.literal("rule"), isDouble: z.boolean().optional() }),
  z.strictObject({ kind: z.literal("space"), lines: z.int().min(1).max(20) }),
  z.strictObject({
    kind: z.literal("qr"),
    data: z.string().min(1).max(1000),
    /** The dots of one module; less where the paper is too narrow for the code. */
    module: z.int().min(2).max(8).optional(),
  }),
  z.strictObject({ kind: z.literal("barcode"), type: z.enum(["ean13", "code128"]), data: z.string().min(1).max(40) }),
  z.strictObject({
    kind: z.literal("picture"),
    /** The reference of an image of the shop. */
    image: z.string(),
    /** In per cent of the paper's width. */
    width: z.int().min(1).max(100),
  }),
  z.strictObject({ kind: z.literal("cut") }),
]);
export type PaperLine = z.output<typeof paperLine>;
export type PaperStyle = Omit<Extract<PaperLine, { kind: "text" }>, "kind" | "text" | "indent">;

/**
 * A document as it stands on paper, whatever prints it. Nothing in it is wrapped: that happens for the paper's width
 * when it is rendered.
 */
export const paper = z.array(paperLine).max(3000);
export type Paper = z.output<typeof paper>;
