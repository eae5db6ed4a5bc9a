import type { Site } from "@tresen/contract/resources/shop";
import type { SectionType } from "@tresen/contract/sections";
import { CatchBoundary } from "@tanstack/react-router";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { SectionPlace } from "./section-parts";
import { type SectionProps, isSectionType, readSection } from "./section-values";

export type SectionData = NonNullable<Site["content"]["sections"]>[number];

type View<Type extends SectionType> = ComponentType<{ value: SectionProps<Type>; place: SectionPlace }>;

/** Each type's layout comes in a file of its own, fetched when a page has such a section. */
const views: { [Type in SectionType]: LazyExoticComponent<View<Type>> } = {
  hero: lazy(async () => ({ default: (await import("./sections/hero")).Hero })),
  links: lazy(async () => ({ default: (await import("./sections/links")).Links })),
  "teaser-workshop": lazy(async () => ({ default: (await import("./sections/teaser-workshop")).TeaserWorkshop })),
  "text-image": lazy(async () => ({ default: (await import("./sections/text-image")).TextImage })),
  "text-text-image": lazy(async () => ({ default: (await import("./sections/text-text-image")).TextTextImage })),
  "form-contact": lazy(async () => ({ default: (await import("./sections/form-contact")).FormContact })),
  "form-rental": lazy(async () => ({ default: (await import("./sections/form-rental")).FormRental })),
  team: lazy(async () => ({ default: (await import("./sections/team")).Team })),
  brands: lazy(async () => ({ default: (await import("./sections/brands")).Brands })),
  "bike-rental": lazy(async () => ({ default: (await import("./sections/bike-rental")).BikeRental })),
  finance: lazy(async () => ({ default: (await import("./sections/finance")).Finance })),
  map: lazy(async () => ({ default: (await import("./sections/map")).MapFrame })),
  text: lazy(async () => ({ default: (await import("./sections/text")).Text })),
};

/** One section of a page, by its type. One that cannot be shown says so in its own place and leaves the others alone. */
export function Section({ section: { type, value }, place }: { section: SectionData; place: SectionPlace }) {
  if (!isSectionType(type)) return <SectionError />;
  // The table ties each view to its own value, which the type system loses where the type is any of them.
  const View = views[type] as ComponentType<{ value: unknown; place: SectionPlace }>;
  return (
    <CatchBoundary getResetKey={() => place.id} errorComponent={SectionError}>
      <View value={readSection(type, value)} place={place} />
    </CatchBoundary>
  );
}

function SectionError() {
  return (
    <section role="alert" className="page">
      <div className="rounded-panel border border-line bg-surface p-6">
        <h2 className="text-xl font-bold">500 Internal Server Error</h2>
        <p className="mt-1">Leider ist ein interner Fehler aufgetreten.</p>
      </div>
    </section>
  );
}
