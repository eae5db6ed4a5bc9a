import { type LabelPlace, type LabelSheet, SHEET, labelPlace } from "@tresen/contract/print/label/label-layout";
import type { ImageTemplate } from "@tresen/contract/template/image-template.resource";
import type { BoundData } from "../data";
import { type DrawnTemplate, MM, type PlacedDrawing, drawBound, pageBytes } from "../draw";

/** Of photos: as many pixels as the longer side of the largest label has in print. */
const LONGEST = 1200;

interface Asked {
  template: ImageTemplate;
  /** Of each product. */
  values: readonly BoundData[];
  sheet: LabelSheet;
  /** The place of the first label, from 1. */
  start: number;
  copies: number;
}

/** The bytes of a PDF with the template drawn for each of the products, `copies` of each, on sheets of labels. */
export function labelSheets(asked: Asked): AsyncGenerator<Uint8Array> {
  return pageBytes({ size: { width: SHEET.width * MM, height: SHEET.height * MM }, pages: sheetsOf(asked) });
}

/** The labels of one sheet after the other. Drawings of earlier sheets are forgotten. */
async function* sheetsOf({ template, values, sheet, start, copies }: Asked): AsyncGenerator<PlacedDrawing[]> {
  let index = start - 1;
  let { page } = labelPlace({ sheet, index });
  let labels: PlacedDrawing[] = [];
  for (const each of values) {
    const drawn = await drawBound({ template, values: each, longest: LONGEST });
    for (let copy = 0; copy < copies; copy += 1, index += 1) {
      const place = labelPlace({ sheet, index });
      if (place.page !== page) {
        yield labels;
        labels = [];
        page = place.page;
      }
      labels.push(fitted({ drawn, place }));
    }
  }
  yield labels;
}

/** A drawing in the middle of a label, as large as its proportions allow. */
function fitted({ drawn, place: { x, y, width, height } }: { drawn: DrawnTemplate; place: LabelPlace }): PlacedDrawing {
  const { drawing } = drawn;
  const scale = Math.min((width * MM) / drawing.width, (height * MM) / drawing.height);
  return {
    drawn,
    place: {
      x: x * MM + (width * MM - drawing.width * scale) / 2,
      y: y * MM + (height * MM - drawing.height * scale) / 2,
      scale,
    },
    clip: { x: x * MM, y: y * MM, width: width * MM, height: height * MM },
  };
}
