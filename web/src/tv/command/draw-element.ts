/** Where something is drawn: the canvas has a point for each `1 / scale` of the page. */
interface Canvas {
  drawing: CanvasRenderingContext2D;
  scale: number;
}

/** Of a mark on the face of a clock only the outer end can be seen. */
const MARK = 0.08;

/**
 * Draws an element of the page as it stands there: grounds, lines, pictures, hands of clocks, and each word at its place. That is all
 * that scenes of words are made of; a page cannot photograph itself.
 */
export function drawElement({ element, ...canvas }: Canvas & { element: HTMLElement }): void {
  const style = getComputedStyle(element);
  if (style.display === "none") return;
  if (element.style.transform.startsWith("rotate(")) return drawHand({ element, style, ...canvas });
  drawBox({ element, style, ...canvas });
  if (element instanceof HTMLImageElement) return drawImage({ image: element, style, ...canvas });
  for (const child of Array.from(element.childNodes)) {
    if (child instanceof HTMLElement) drawElement({ element: child, ...canvas });
    else if (child instanceof Text) drawWords({ text: child, element, style, ...canvas });
  }
  return undefined;
}

interface Styled extends Canvas {
  element: HTMLElement;
  style: CSSStyleDeclaration;
}

function drawBox({ element, style, drawing, scale }: Styled): void {
  const { left, top, width, height } = scaled(element.getBoundingClientRect(), scale);
  const border = (side: string): number => (Number.parseFloat(side) || 0) * scale;
  if (style.borderRadius === "50%" && border(style.borderTopWidth) > 0) {
    drawing.strokeStyle = style.borderTopColor;
    drawing.lineWidth = border(style.borderTopWidth);
    drawing.beginPath();
    drawing.arc(left + width / 2, top + height / 2, (width - drawing.lineWidth) / 2, 0, 2 * Math.PI);
    drawing.stroke();
    return;
  }
  const fill = (color: string, from: number, size: number): void => {
    drawing.fillStyle = color;
    drawing.fillRect(left, from, width, size);
  };
  if (style.backgroundColor !== "") fill(style.backgroundColor, top, height);
  const [above, below] = [border(style.borderTopWidth), border(style.borderBottomWidth)];
  if (above > 0) fill(style.borderTopColor, top, above);
  if (below > 0) fill(style.borderBottomColor, top + height - below, below);
}

function drawWords({ text, element, style, drawing, scale }: Styled & { text: Text }): void {
  const box = element.getBoundingClientRect();
  const size = (Number.parseFloat(style.fontSize) || 0) * scale;
  drawing.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
  drawing.textBaseline = "middle";
  drawing.fillStyle = style.color;
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const place = range.getBoundingClientRect();
    const isCut = place.right > box.right + 1 || place.bottom > box.bottom + 1;
    if (isCut && style.overflowX === "hidden") continue;
    const { left, top, width, height } = scaled(place, scale);
    drawing.fillText(word, left, top + height / 2, width);
    if (style.textDecorationLine === "line-through")
      drawing.fillRect(left, top + height / 2, width, Math.max(1, size / 10));
  }
}

function drawImage({
  image,
  style,
  drawing,
  scale,
}: Canvas & { image: HTMLImageElement; style: CSSStyleDeclaration }): void {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) return;
  const { left, top, width, height } = scaled(image.getBoundingClientRect(), scale);
  const [across, down] = [width / naturalWidth, height / naturalHeight];
  const zoom = style.objectFit === "cover" ? Math.max(across, down) : Math.min(across, down);
  const [w, h] = [Math.min(naturalWidth, width / zoom), Math.min(naturalHeight, height / zoom)];
  const [x, y] = [left + (width - w * zoom) / 2, top + (height - h * zoom) / 2];
  drawing.drawImage(image, (naturalWidth - w) / 2, (naturalHeight - h) / 2, w, h, x, y, w * zoom, h * zoom);
}

/** A hand or a mark of a clock, which is turned around the middle of the face. */
function drawHand({ element, style, drawing, scale }: Styled): void {
  const face = element.parentElement?.getBoundingClientRect();
  if (!face) return;
  const { left, top, width, height } = scaled(face, scale);
  const [thick, long] = [element.offsetWidth * scale, element.offsetHeight * scale];
  const isMark = element.className === "mark";
  drawing.save();
  drawing.translate(left + width / 2, top + height / 2);
  drawing.rotate((Number.parseFloat(element.style.transform.slice("rotate(".length)) * Math.PI) / 180);
  drawing.fillStyle = isMark ? style.color : style.backgroundColor;
  drawing.fillRect(-thick / 2, -long, thick, isMark ? long * MARK : long);
  drawing.restore();
}

function scaled({ left, top, width, height }: DOMRect, scale: number) {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
}
