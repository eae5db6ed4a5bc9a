import { formatDateTime } from "@tresen/contract/kit/time";
import type { Picture } from "../picture";
import { memo } from "react";
import { MEDIA_TEXTS, byteText } from "../media.texts";
import { listColumns } from "./list-columns";
import { PictureFile, fileKey } from "./picture-file";
import { pictureName } from "./picture-name";
import { SelectBox, TileNote } from "./tile";

const CELL = "truncate text-sm";
/** Numbers fit into their columns. Each element that cuts its text is one more layer for the compositor. */
const NUMBER = "text-sm whitespace-nowrap figures";

const LINE =
  "group/tile absolute inset-0 grid scroll-mt-12 items-center gap-x-3 border-b px-2 border-line bg-surface -outline-offset-2 [contain:layout_size_style] " +
  "focus-visible:outline-2 focus-visible:outline-focus";

interface LineProps {
  image: Picture;
  index: number;
  isSelected: boolean;
  isCurrent: boolean;
  isDraggable: boolean;
  address: string | undefined;
  zone: string;
  /** The width in letters (rem). */
  letters: number;
}

/** One picture of the library as a row. Like a tile it has no handlers of its own. */
export const ListLine = memo(function ListLine({
  image,
  index,
  isSelected,
  isCurrent,
  isDraggable,
  address,
  zone,
  letters,
}: LineProps) {
  const name = pictureName(image);
  const { grid, shown, hasHead: isWide } = listColumns(letters);
  return (
    <div
      role="row"
      aria-rowindex={index + (isWide ? 2 : 1)}
      aria-selected={isSelected}
      tabIndex={isCurrent ? 0 : -1}
      data-index={index}
      draggable={isDraggable || undefined}
      className={`${LINE} ${grid} ${isSelected ? "bg-action-soft" : "hover:bg-sunken"}`}
    >
      <span role="gridcell">
        <SelectBox name={name} isSelected={isSelected} />
      </span>
      <span role="gridcell" className="relative grid h-9 place-items-center rounded-sm bg-sunken">
        <PictureFile key={fileKey(image)} image={image} width={48} />
      </span>
      <span role="gridcell" className="min-w-0">
        {address === undefined ? (
          <span className="block cursor-pointer truncate text-sm font-medium">{name}</span>
        ) : (
          <a href={address} tabIndex={-1} draggable={false} className="block truncate text-sm font-medium text-inherit">
            {name}
          </a>
        )}
        <TileNote image={image} isBrief={isWide} className="block truncate" />
      </span>
      {isWide && (
        <>
          <span role="gridcell" className={`${CELL} text-muted`}>
            {image.folder}
          </span>
          {shown.includes("tags") && (
            <span role="gridcell" className={`${CELL} text-muted`}>
              {image.tags.join(", ")}
            </span>
          )}
          <span role="gridcell" className="text-sm">
            {image.extension?.toUpperCase()}
          </span>
          <span role="gridcell" className={NUMBER}>
            {image.width && image.height && MEDIA_TEXTS.size({ width: image.width, height: image.height })}
          </span>
          <span role="gridcell" className={NUMBER}>
            {image.size !== null && byteText(image.size)}
          </span>
        </>
      )}
      {shown.includes("created") && (
        <span role="gridcell" className={`${NUMBER} text-muted`}>
          {formatDateTime({ at: Date.parse(image.createdAt), zone })}
        </span>
      )}
    </div>
  );
});
