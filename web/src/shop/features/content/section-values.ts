import type { SectionType, SectionValue } from "@tresen/contract/site/sections";
import { address, choice, fields, frameAddress, image, link, list, seconds, text } from "./value-readers";

/** How long a picture is shown by default. */
const SLIDE_SECONDS = 5;

const readLogo = (entry: Record<string, unknown>) => ({ image: image(entry["image"]), link: address(entry["link"]) });

const readPicture = ({ title, text: words, image: picture }: Record<string, unknown>) => ({
  title: text(title),
  text: text(words),
  image: image(picture),
});

const readForm = ({ text: words, branch }: Record<string, unknown>) => ({
  text: text(words),
  branch: text(branch) || null,
});

/** How the value of each type is read. Every field of the result is set, whatever the page's JSON contains. */
const readers = {
  hero: (value) => ({ ...readPicture(value), links: list(value["links"], link) }),
  links: ({ title, links }) => ({ title: text(title), links: list(links, link) }),
  "teaser-workshop": (value) => ({ ...readPicture(value), link: link(value["link"]) }),
  "text-image": (value) => ({ ...readPicture(value), position: choice(value["position"], ["right", "left"]) }),
  "text-text-image": ({ title, left, right, image: picture }) => ({
    title: text(title),
    left: text(left),
    right: text(right),
    image: image(picture),
  }),
  "form-contact": readForm,
  "form-rental": readForm,
  team: ({ title, employees }) => ({
    title: text(title),
    employees: list(employees, (entry) => {
      const employee = {
        first_name: text(entry["first_name"]),
        last_name: text(entry["last_name"]),
        position: text(entry["position"]),
        email: /^[^\s@]+@[^\s@]+$/.test(text(entry["email"])) ? text(entry["email"]) : "",
        image: image(entry["image"]),
        description: text(entry["description"]),
      };
      return employee.first_name || employee.last_name ? employee : null;
    }),
  }),
  brands: ({ title, areas }) => ({
    title: text(title),
    areas: list(areas, (area) => ({
      title: text(area["title"]),
      brands: list(area["brands"], readLogo).filter(({ image: picture }) => picture),
      links: list(area["links"], readLogo).filter(({ image: picture }) => picture),
    })),
  }),
  "bike-rental": ({ title, slider, duration }) => ({
    title: text(title),
    duration: seconds(duration, SLIDE_SECONDS),
    slider: list(slider, (slide) => ({ image: image(slide["image"]), text: text(slide["text"]) })).filter(
      (slide) => slide.image !== null || slide.text !== "",
    ),
  }),
  finance: ({ image: picture, description, boundaries }) => ({
    image: image(picture),
    description: text(description),
    boundaries: choice(boundaries, ["center", "left", "right"]),
  }),
  map: ({ iframe_url, image: picture }) => ({ iframe_url: frameAddress(iframe_url), image: image(picture) }),
  text: ({ text: words, column }) => ({ text: text(words), column: choice(column, ["none", "two", "three"]) }),
} satisfies { [Type in SectionType]: (value: Record<string, unknown>) => Partial<SectionValue<Type>> };

export type SectionProps<Type extends SectionType> = ReturnType<(typeof readers)[Type]>;

/** The same table with a type by which the compiler knows the reader's result also where the section's type varies. */
const readerOf: { [Type in SectionType]: (value: Record<string, unknown>) => SectionProps<Type> } = readers;

/** Any JSON as the value of a section of this type. Never throws. */
export function readSection<Type extends SectionType>(type: Type, value: unknown): SectionProps<Type> {
  return readerOf[type](fields(value));
}

export function isSectionType(type: string): type is SectionType {
  return Object.hasOwn(readers, type);
}
