import { SITE_ERROR } from "@tresen/contract/site/site.texts";

/** Shown in place of a page or section of a type that the shop does not know. */
export function UnknownType({ as: Heading }: { as: "h1" | "h2" }) {
  return (
    <section role="alert" className="page">
      <div className="rounded-panel border border-line bg-surface p-6">
        <Heading className="text-xl font-bold">{SITE_ERROR.title}</Heading>
        <p className="mt-1">{SITE_ERROR.text}</p>
      </div>
    </section>
  );
}
