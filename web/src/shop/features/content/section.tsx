import type { Site } from "@tresen/contract/site/site.resource";
import type { SectionType } from "@tresen/contract/site/sections";
import { CatchBoundary } from "@tanstack/react-router";
import { type ComponentType, lazy, useState } from "react";
import { Button } from "../../ui/button";
import * as texts from "./content.texts";
import { UnknownType } from "./sections/unknown-type";
import type { SectionPlace } from "./section-parts";
import { type SectionProps, isSectionType, readSection } from "./section-values";

export type SectionData = NonNullable<Site["content"]["sections"]>[number];

type View<Type extends SectionType> = ComponentType<{ value: SectionProps<Type>; place: SectionPlace }>;

/** The layout of each type is a separate chunk, loaded when a page has such a section. */
const files: { [Type in SectionType]: () => Promise<View<Type>> } = {
  hero: async () => (await import("./sections/hero")).Hero,
  links: async () => (await import("./sections/links")).Links,
  "teaser-workshop": async () => (await import("./sections/teaser-workshop")).TeaserWorkshop,
  "text-image": async () => (await import("./sections/text-image")).TextImage,
  "text-text-image": async () => (await import("./sections/text-text-image")).TextTextImage,
  "form-contact": async () => (await import("./sections/form-contact")).FormContact,
  "form-rental": async () => (await import("./sections/form-rental")).FormRental,
  team: async () => (await import("./sections/team")).Team,
  brands: async () => (await import("./sections/brands")).Brands,
  "bike-rental": async () => (await import("./sections/bike-rental")).BikeRental,
  finance: async () => (await import("./sections/finance")).Finance,
  map: async () => (await import("./sections/map")).MapFrame,
  text: async () => (await import("./sections/text")).Text,
};

// The table ties each view to its own value. TypeScript cannot follow that where the section's type varies.
type AnyView = ComponentType<{ value: unknown; place: SectionPlace }>;
const load = (type: SectionType): Promise<AnyView> => files[type]() as Promise<AnyView>;
const views = new Map(
  Object.keys(files)
    .filter(isSectionType)
    .map((type) => [type, lazy(async () => ({ default: await load(type) }))]),
);
const loaded = new Map<SectionType, AnyView>();

/**
 * Loads the layouts of these sections, so that their page is rendered in one step. A failed one is retried when it is
 * rendered.
 */
export async function loadSections(sections: readonly SectionData[]): Promise<void> {
  const types = new Set(sections.map(({ type }) => type).filter(isSectionType));
  await Promise.allSettled([...types].map(async (type) => loaded.set(type, await load(type))));
}

/**
 * One section of a page. If it cannot be loaded or rendered, it shows an error in its place, without effect on the
 * others.
 */
export function Section({ section: { type, value }, place }: { section: SectionData; place: SectionPlace }) {
  // Chosen once for each section: another component in its place would lose the section's state.
  const [View] = useState(() => (isSectionType(type) ? (loaded.get(type) ?? views.get(type)) : null));
  if (!View || !isSectionType(type)) return <UnknownType as="h2" />;
  return (
    <CatchBoundary
      getResetKey={() => place.id}
      errorComponent={({ error }) => (isLoadFailure(error) ? <NotLoaded /> : <UnknownType as="h2" />)}
    >
      <View value={readSection(type, value)} place={place} />
    </CatchBoundary>
  );
}

/** Recognises, by the messages of the different browsers, that loading failed and not the section itself. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

function NotLoaded() {
  return (
    <section role="alert" className="page">
      <div
        className={
          "flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line " + "bg-surface p-6"
        }
      >
        <p>{texts.sectionNotLoaded}</p>
        <Button look="quiet" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
      </div>
    </section>
  );
}
