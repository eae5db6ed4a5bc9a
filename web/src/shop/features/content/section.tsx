import type { Site } from "@tresen/contract/resources/shop";
import type { ImageRef } from "@tresen/contract/schema";
import { buttonClass } from "../../ui/button";
import { Markdown } from "../../ui/markdown";
import { Picture } from "../../ui/picture";
import { SmartLink } from "../../ui/smart-link";

type SectionData = NonNullable<Site["content"]["sections"]>[number];

/** One section of a page, by its type. Types without a layout of their own still show their words. */
export function Section({ section, isFirst }: { section: SectionData; isFirst: boolean }) {
  const value = readValue(section.value);
  switch (section.type) {
    case "hero":
      return <Hero value={value} isFirst={isFirst} />;
    case "text":
      return <Words value={value} columns={value.column} />;
    case "text-image":
    case "text-text-image":
    case "finance":
      return <TextImage value={value} isFirst={isFirst} />;
    case "links":
      return <Links value={value} />;
    default:
      return value.title || value.texts.length > 0 ? <Words value={value} columns="" /> : <UnknownSection />;
  }
}

interface SectionValue {
  title: string;
  texts: string[];
  image: ImageRef | null;
  links: { label: string; href: string }[];
  column: string;
  /** On which side the picture stands. */
  isImageLeft: boolean;
}

/** Sections are free JSON: what has the right shape is taken, all else left. */
function readValue(value: SectionData["value"]): SectionValue {
  const text = (key: string): string => (typeof value[key] === "string" ? value[key] : "");
  const links = Array.isArray(value["links"]) ? value["links"] : [];
  return {
    title: text("title"),
    texts: [text("text") || text("description"), text("secondText") || text("text2")].filter(Boolean),
    image: isImage(value["image"]) ? value["image"] : null,
    links: links.flatMap((entry) => readLink(entry) ?? []),
    column: text("column"),
    isImageLeft: [text("alignment"), text("position"), text("imagePosition")].includes("left"),
  };
}

function isImage(value: unknown): value is ImageRef {
  return typeof value === "object" && value !== null && "id" in value && "version" in value && "extension" in value;
}

function readLink(entry: unknown): { label: string; href: string } | null {
  if (typeof entry !== "object" || entry === null) return null;
  const { label, title, url, href, path, link } = entry as Record<string, unknown>;
  const target = [url, href, path, link].find((candidate) => typeof candidate === "string" && /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/.test(candidate));
  const words = [label, title].find((candidate) => typeof candidate === "string" && candidate !== "");
  return typeof target === "string" ? { href: target, label: typeof words === "string" ? words : target } : null;
}

function Hero({ value, isFirst }: { value: SectionValue; isFirst: boolean }) {
  const Heading = isFirst ? "h1" : "h2";
  return (
    <section className="relative isolate grid min-h-80 overflow-hidden rounded-panel bg-sunken md:min-h-112">
      {value.image && <Picture image={value.image} variants={["small", "medium", "large"]} sizes="(min-width: 82rem) 78rem, 100vw" eager={isFirst} className="absolute inset-0 -z-10 size-full" />}
      <div className={`self-end p-6 md:p-10 ${value.image ? "bg-linear-to-t from-black/85 via-black/65 to-transparent pt-32 text-white" : ""}`}>
        {value.title && <Heading className="max-w-3xl text-3xl font-bold tracking-tight text-balance md:text-5xl">{value.title}</Heading>}
        {value.texts.map((text) => (
          <Markdown key={text} text={text} className="mt-3 text-lg" />
        ))}
        <LinkButtons links={value.links} />
      </div>
    </section>
  );
}

function Words({ value, columns }: { value: SectionValue; columns: string }) {
  const isMany = /^(?:2|3|two|three|double|triple)/.test(columns);
  return (
    <section>
      {value.title && <h2 className="mb-4 text-2xl font-bold tracking-tight">{value.title}</h2>}
      {value.texts.map((text) => (
        <Markdown key={text} text={text} className={isMany ? "max-w-none! gap-10 md:columns-2" : ""} />
      ))}
      <LinkButtons links={value.links} />
    </section>
  );
}

function TextImage({ value, isFirst }: { value: SectionValue; isFirst: boolean }) {
  return (
    <section className="grid items-center gap-8 md:grid-cols-2 md:gap-12">
      <div>
        {value.title && <h2 className="mb-4 text-2xl font-bold tracking-tight text-balance">{value.title}</h2>}
        {value.texts.map((text) => (
          <Markdown key={text} text={text} className="mt-4 first:mt-0" />
        ))}
        <LinkButtons links={value.links} />
      </div>
      {value.image && <Picture image={value.image} variants={["small", "medium"]} sizes="(min-width: 48rem) 38rem, 100vw" eager={isFirst} className={`aspect-4/3 w-full rounded-panel ${value.isImageLeft ? "md:order-first" : ""}`} />}
    </section>
  );
}

function Links({ value }: { value: SectionValue }) {
  return (
    <section>
      {value.title && <h2 className="mb-4 text-2xl font-bold tracking-tight">{value.title}</h2>}
      <LinkButtons links={value.links} />
    </section>
  );
}

function LinkButtons({ links }: { links: SectionValue["links"] }) {
  if (links.length === 0) return null;
  return (
    <p className="mt-5 flex flex-wrap gap-3">
      {links.map(({ href, label }) => (
        <SmartLink key={`${href} ${label}`} href={href} className={buttonClass("quiet")}>
          {label}
        </SmartLink>
      ))}
    </p>
  );
}

function UnknownSection() {
  return (
    <section role="alert" className="rounded-panel border border-line bg-surface p-6">
      <h2 className="text-xl font-bold">500 Internal Server Error</h2>
      <p className="mt-1">Leider ist ein interner Fehler aufgetreten.</p>
    </section>
  );
}
