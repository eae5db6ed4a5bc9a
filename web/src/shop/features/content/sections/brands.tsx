import { Picture } from "../../../widgets/picture";
import { SmartLink } from "../../../widgets/smart-link";
import * as texts from "../content.texts";
import { SectionTitle } from "../section-parts";
import type { SectionProps } from "../section-values";
import { Slider } from "../slider";

const SECONDS = 5;

type Area = SectionProps<"brands">["areas"][number];
type Entry = Area["links"][number];

/** The brands that a shop sells: for each area the makers' logos and a slider of pictures. */
export function Brands({ value: { title, areas } }: { value: SectionProps<"brands"> }) {
  return (
    <section className="page">
      <SectionTitle text={title} />
      <div className="mt-6 grid gap-14">
        {areas.map((area, index) => (
          <BrandArea key={index} area={area} />
        ))}
      </div>
    </section>
  );
}

function BrandArea({ area: { title, brands, links } }: { area: Area }) {
  const label = title || texts.brands;
  return (
    <div
      className={
        "grid items-start gap-x-12 gap-y-6 " + (brands.length > 0 && links.length > 0 ? "lg:grid-cols-[2fr_3fr]" : "")
      }
    >
      <div>
        {title && <h3 className="text-xl font-semibold">{title}</h3>}
        {links.length > 0 && (
          <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-2">
            {links.map((logo, index) => (
              <li key={index}>
                <Logo logo={logo} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {brands.length > 0 && (
        <Slider
          label={label}
          seconds={SECONDS}
          slides={brands.map((brand, index) => ({ key: String(index), content: <BrandPicture brand={brand} /> }))}
        />
      )}
    </div>
  );
}

/** Logos are designed for a white background, so they have one in both themes. */
function Logo({ logo: { image, link } }: { logo: Entry }) {
  if (!image) return null;
  const tile = (
    <Picture
      image={image}
      variants={["tiny", "small"]}
      sizes="14rem"
      fit="contain"
      className="h-full max-h-16 w-full object-contain"
    />
  );
  const look = "grid h-24 place-items-center rounded-panel border border-line bg-white p-4";
  return link ? (
    <SmartLink href={link} inNewTab className={`${look} transition-colors hover:border-line-strong`}>
      {tile}
    </SmartLink>
  ) : (
    <span className={look}>{tile}</span>
  );
}

function BrandPicture({ brand: { image, link } }: { brand: Entry }) {
  if (!image) return null;
  const picture = (
    <Picture
      image={image}
      variants={["small", "medium"]}
      sizes="(min-width: 64rem) 46rem, 100vw"
      className="aspect-4/3 max-h-[30rem] w-full"
    />
  );
  return link ? <SmartLink href={link}>{picture}</SmartLink> : picture;
}
