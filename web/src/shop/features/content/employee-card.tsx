import { useRef, useState } from "react";
import { X } from "../../../shared/icons";
import { IconButton } from "../../ui/button";
import { MarkdownRenderer } from "../../widgets/markdown-renderer";
import { Picture } from "../../widgets/picture";
import { Mail, Turn } from "./content-icons";
import * as texts from "./content.texts";
import type { SectionProps } from "./section-values";

const SIDE = "absolute inset-0 overflow-hidden rounded-panel backface-hidden transition-transform duration-500";

/** A card of a person: the picture in front, a text about them on the back. The side turned away is inert. */
export function EmployeeCard({ employee }: { employee: SectionProps<"team">["employees"][number] }) {
  const [isTurned, setTurned] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLDivElement>(null);
  const { first_name, last_name, position, email, image, description } = employee;
  const name = [first_name, last_name].filter(Boolean).join(" ");
  const turn = (isOpen: boolean): void => {
    setTurned(isOpen);
    // The other side can receive the focus only after it has been rendered, because it is inert until then.
    requestAnimationFrame(() => (isOpen ? back.current?.querySelector("button") : toggle.current)?.focus());
  };
  return (
    <article aria-label={name} className="flex flex-col">
      <div className="relative aspect-square min-h-60 perspective-distant">
        <div inert={isTurned} className={`${SIDE} ${isTurned ? "-rotate-y-180" : ""}`}>
          {image ? (
            <Picture
              image={image}
              variants={["small", "medium"]}
              sizes="(min-width: 64rem) 20rem, (min-width: 26rem) 50vw, 100vw"
              alt=""
              className="size-full"
            />
          ) : (
            <span aria-hidden className="grid size-full place-items-center bg-sunken text-5xl font-bold text-muted">
              {first_name.slice(0, 1)}
              {last_name.slice(0, 1)}
            </span>
          )}
          {description && (
            <button
              ref={toggle}
              type="button"
              aria-expanded={isTurned}
              onClick={() => turn(true)}
              className={
                "absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-control " +
                "bg-surface px-4 font-semibold text-ink shadow-panel hover:bg-sunken"
              }
            >
              <Turn /> {texts.aboutMe}
            </button>
          )}
        </div>
        {description && (
          <div
            ref={back}
            inert={!isTurned}
            onKeyDown={(event) => {
              if (event.key === "Escape") turn(false);
            }}
            className={`${SIDE} flex flex-col border border-line bg-surface ${isTurned ? "" : "rotate-y-180"}`}
          >
            <div className="flex items-center justify-between gap-2 py-1 pr-1 pl-5">
              <h3 className="font-semibold">{texts.aboutMe}</h3>
              <IconButton label={texts.close} onClick={() => turn(false)}>
                <X size={22} />
              </IconButton>
            </div>
            <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 -outline-offset-2">
              <MarkdownRenderer text={description} className="" />
            </div>
          </div>
        )}
      </div>
      <p className="mt-4 text-lg font-semibold">{name}</p>
      {position && <p className="text-muted">{position}</p>}
      {email && (
        <a href={`mailto:${email}`} className="link inline-flex min-h-11 w-fit items-center gap-2 break-all">
          <Mail /> {email}
        </a>
      )}
    </article>
  );
}
