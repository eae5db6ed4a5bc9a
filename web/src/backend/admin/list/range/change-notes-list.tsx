/** What of a block is left out. */
export function ChangeNotes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <ul role="status" className="flex flex-col gap-1 rounded-control bg-warning-soft p-3 text-sm text-warning">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
