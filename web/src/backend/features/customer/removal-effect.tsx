import { REMOVAL_TEXTS as texts } from "./person.texts";

/** What goes with erased customers, and what stays. */
export function RemovalEffect() {
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Points title={texts.goes} points={texts.going} />
      <Points title={texts.stays} points={texts.staying} />
      <p>{texts.open}</p>
    </div>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
