import type { Picture } from "../picture";
import { IMAGE_STATES } from "@tresen/contract/media/media.texts";
import { FileWarning, Hourglass, type LucideIcon, TriangleAlert } from "lucide-react";
import { memo } from "react";
import { MEDIA_TEXTS } from "../media.texts";
import { PictureFile, fileKey } from "./picture-file";
import { pictureName } from "./picture-name";

interface TileProps {
  image: Picture;
  /** The place among all pictures, which the grid finds the picture by. */
  index: number;
  column: number;
  /** The distance from the edge at which lines begin, in pixels. */
  start: number;
  width: number;
  isSelected: boolean;
  /** Whether it is the one in the order of Tab. */
  isCurrent: boolean;
  /** Whether the mouse points at it. Only then it has a tooltip, which would otherwise be styled anew for each picture. */
  isPointed: boolean;
  isDraggable: boolean;
  /** Whether its box to choose it is always there. Else it comes with the mouse, so that less is drawn while scrolling. */
  hasBox: boolean;
  /** The address of the picture's page; none where pictures are picked. */
  address: string | undefined;
}

const TILE =
  "group/tile absolute inset-y-0 flex flex-col rounded-panel border bg-surface outline-offset-2 " +
  "[contain:layout_size_style] focus-visible:outline-2 focus-visible:outline-focus";

/** Beside the round corners, to which each picture would have to be cut. */
const WITHIN = "inset-1 size-[calc(100%-0.5rem)]";

/**
 * One picture of the library. Very many are drawn while scrolling, so it has no handlers of its own: the grid around it
 * finds it by its place.
 */
export const Tile = memo(function Tile({
  image,
  index,
  column,
  start,
  width,
  isSelected,
  isCurrent,
  isPointed,
  isDraggable,
  hasBox,
  address,
}: TileProps) {
  const name = pictureName(image);
  const label = image.error ? `${name}: ${image.error}` : name;
  const isRefused = image.state === "refused";
  const content = (
    <>
      <span className="relative grid min-h-0 flex-1 place-items-center rounded-t-panel bg-sunken">
        <PictureFile key={fileKey(image)} image={image} width={width} place={WITHIN} />
      </span>
      {/* Both lines in one element that cuts them, since each one more is one more layer for the compositor. */}
      <span className={`h-15 shrink-0 truncate px-2.5 text-sm leading-5 ${isRefused ? "pt-1" : "pt-2.5"}`}>
        <span className="font-medium">{name}</span>
        <br />
        <TileNote image={image} />
      </span>
    </>
  );
  return (
    <div
      role="gridcell"
      aria-colindex={column + 1}
      aria-selected={isSelected}
      aria-label={label}
      title={isPointed ? label : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-index={index}
      draggable={isDraggable || undefined}
      className={`${TILE} ${isSelected ? "border-action ring-2 ring-action" : "border-line hover:border-line-strong"}`}
      style={{ width, insetInlineStart: start }}
    >
      {address === undefined ? (
        <span className="flex h-full cursor-pointer flex-col">{content}</span>
      ) : (
        <a href={address} tabIndex={-1} draggable={false} className="flex h-full flex-col text-inherit no-underline">
          {content}
        </a>
      )}
      {(hasBox || isSelected || isCurrent || isPointed) && <SelectBox name={name} isSelected={isSelected} isOver />}
    </div>
  );
});

const BOX = "grid size-9 place-items-center rounded-control pointer-coarse:size-11";
const CHECK = "size-5 cursor-pointer accent-action shadow-panel";
/**
 * Over a picture it is there for a finger; a mouse shows it. Not by opacity, which would give each tile a layer, and not
 * as what is not hovered, of which the browser would style the whole tile anew as the pictures pass below the mouse.
 */
const UNSEEN =
  "[@media(hover:hover)_and_(pointer:fine)]:appearance-none [@media(hover:hover)_and_(pointer:fine)]:shadow-none " +
  "group-hover/tile:appearance-auto group-hover/tile:shadow-panel " +
  "group-focus-within/tile:appearance-auto group-focus-within/tile:shadow-panel";

export function SelectBox({
  name,
  isSelected,
  isOver = false,
}: {
  name: string;
  isSelected: boolean;
  isOver?: boolean;
}) {
  return (
    <label data-select className={`${BOX} ${isOver ? "absolute start-1 top-1" : ""}`}>
      <input
        type="checkbox"
        aria-label={MEDIA_TEXTS.select(name)}
        checked={isSelected}
        readOnly
        tabIndex={-1}
        className={`${CHECK} ${isOver && !isSelected ? UNSEEN : ""}`}
      />
    </label>
  );
}

/**
 * What matters most of a picture: that it cannot be shown, that its description is missing, else its format. Always the
 * same element, since very many tiles become others while scrolling.
 * @param isBrief leaves the format to the columns beside it.
 */
export function TileNote({
  image,
  isBrief = false,
  className = "",
}: {
  image: Picture;
  isBrief?: boolean;
  className?: string;
}) {
  const { color, Icon, text } = noteOf(image);
  if (isBrief && !Icon) return null;
  // Why a file was refused may take two lines.
  const lines = image.state === "refused" ? "line-clamp-2 leading-4 whitespace-normal" : className;
  return (
    <span className={`text-xs forced-colors:text-inherit ${color} ${lines}`}>
      {Icon && <Icon size={13} aria-hidden className="me-1 inline align-[-0.125rem]" />}
      {text}
    </span>
  );
}

function noteOf({ state, error, alt, extension, width, height }: Picture): {
  color: string;
  Icon: LucideIcon | null;
  text: string;
} {
  if (state === "waiting") return { color: "text-muted", Icon: Hourglass, text: IMAGE_STATES.waiting };
  if (state === "refused") return { color: "text-danger", Icon: FileWarning, text: error ?? IMAGE_STATES.refused };
  if (alt === "") return { color: "text-warning", Icon: TriangleAlert, text: MEDIA_TEXTS.noAlt };
  const size = width && height ? [MEDIA_TEXTS.size({ width, height })] : [];
  return {
    color: "text-muted",
    Icon: null,
    text: [...(extension ? [extension.toUpperCase()] : []), ...size].join(" · "),
  };
}
