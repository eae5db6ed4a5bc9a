/** What a drag within the library carries. Files from elsewhere have another type. */
const TYPE = "application/x-tresen-pictures";

/** Begins to drag these pictures, with their number beside the pointer. */
export function startDrag({ data, ids, label }: { data: DataTransfer; ids: readonly string[]; label: string }): void {
  data.setData(TYPE, JSON.stringify(ids));
  data.effectAllowed = "move";
  const ghost = document.createElement("div");
  ghost.textContent = label;
  ghost.className = "fixed -top-96 rounded-full bg-action px-4 py-2 text-sm font-medium text-on-action";
  document.body.append(ghost);
  data.setDragImage(ghost, 0, 0);
  // The browser has drawn it by then.
  setTimeout(() => ghost.remove());
}

/** Whether pictures of the library are dragged. Which ones is told only when they are dropped. */
export function carriesPictures({ types }: Pick<DataTransfer, "types">): boolean {
  return types.includes(TYPE);
}

export function droppedPictures(data: DataTransfer): string[] {
  const ids: unknown = JSON.parse(data.getData(TYPE) || "[]");
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}
