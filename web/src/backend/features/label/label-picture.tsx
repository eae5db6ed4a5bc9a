import type { LabelContent } from "@tresen/contract/print/label/label-content";
import { LABEL_LAYOUTS, type LabelLayoutName, labelSize } from "@tresen/contract/print/label/label-layout";
import { encode } from "uqr";

interface LabelPictureProps {
  content: LabelContent;
  layout: LabelLayoutName;
  /** In mm. */
  width: number;
  height: number;
}

/** Browsers set type of one or two pixels badly, so a millimetre has ten units. */
const UNITS = 10;
/** As on the PDF, in mm: the type of a label of the usual size, its edge, and its code. */
const STYLES = {
  compact: { edge: 1.5, name: 2.8, lines: 3, price: 3.5, small: 1.9, bars: 6, module: 0.33, qr: 16 },
  detail: { edge: 4, name: 6, lines: 3, price: 9.2, small: 3.2, bars: 13, module: 0.4, qr: 32 },
} as const;
/** Of the width, what a QR code has beside the texts. */
const QR_SHARE = 0.42;
const LARGEST = 1.25;
/** The bars of a digit are like those of an EAN: two bars and two spaces in seven modules. */
const BAR_WIDTHS = ["3211", "2221", "2122", "1411", "1132", "1231", "1114", "1312", "1213", "3112"] as const;

/** The modules that a barcode has besides its characters. */
const EXTRA = 35;

/**
 * A label as it will look: names are wrapped and then shortened, what belongs to the price stands beside it. Bars are like
 * those that are printed, but only the PDF has some that can be scanned.
 */
export function LabelPicture({ content, layout, width, height }: LabelPictureProps) {
  const { name, price, unitPrice, deposit, allergens, code } = content;
  const usual = labelSize({ layout, margins: LABEL_LAYOUTS[layout].margins });
  const scale = Math.min(LARGEST, width / usual.width, height / usual.height) * UNITS;
  const style = STYLES[layout];
  const edge = style.edge * scale;
  const qr = Math.min(style.qr * scale, height * UNITS - 2 * edge, (width * UNITS - 2 * edge) * QR_SHARE);
  const smalls = [unitPrice, deposit].filter((text) => text !== "");
  const small = { fontSize: style.small * scale };
  const isQr = code?.kind === "qr";
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width * UNITS} ${height * UNITS}`}>
      <foreignObject width="100%" height="100%">
        <div className="flex h-full overflow-hidden leading-[1.15] font-normal" style={{ padding: edge }}>
          <div className="flex min-w-0 flex-1 flex-col">
            <div className="min-h-0 flex-1 overflow-hidden">
              <p
                className="overflow-hidden font-bold wrap-anywhere hyphens-auto"
                style={{
                  ...{ display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: style.lines },
                  fontSize: style.name * scale,
                }}
              >
                {name}
              </p>
            </div>
            <div className={isQr ? "" : "flex items-end justify-between"} style={{ columnGap: style.small * scale }}>
              <p className="font-bold whitespace-nowrap" style={{ fontSize: style.price * scale }}>
                {price}
              </p>
              <div className={isQr ? "" : "min-w-0 text-end"} style={small}>
                {smalls.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </div>
            {allergens !== "" && <p style={small}>{allergens}</p>}
            {code && !isQr && (
              <div className="text-center" style={{ ...small, paddingTop: style.small * scale * 0.4 }}>
                <Bars data={code.data} height={style.bars * scale} module={style.module * scale} />
                {code.data}
              </div>
            )}
          </div>
          {isQr && <QrPicture data={code.data} side={qr} />}
        </div>
      </foreignObject>
    </svg>
  );
}

function QrPicture({ data, side }: { data: string; side: number }) {
  const { data: rows, size } = encode(data, { ecc: "M", border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={side} height={side} className="my-auto shrink-0">
      <path d={path} />
    </svg>
  );
}

function Bars({ data, height, module }: { data: string; height: number; module: number }) {
  let end = 0;
  const bars = [...data].flatMap((letter) => {
    const widths = BAR_WIDTHS[(letter.codePointAt(0) ?? 0) % BAR_WIDTHS.length] ?? BAR_WIDTHS[0];
    return [...widths].flatMap((text, index) => {
      const [from, width] = [end, Number(text)];
      end += width;
      return index % 2 === 1 ? `M${from} 0h${width}v1h-${width}z` : [];
    });
  });
  return (
    <svg
      viewBox={`0 0 ${end} 1`}
      preserveAspectRatio="none"
      className="mx-auto block max-w-full"
      style={{ height, width: (end + EXTRA) * module }}
    >
      <path d={bars.join("")} />
    </svg>
  );
}
