import { parseVariant } from "@tresen/contract/media/font/variant";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { FONT_TEXTS } from "./font.texts";
import { type Face, loadFont } from "./load-font";

/** The CSS of a face. The family's name contains only letters, digits and spaces. */
export function faceStyle({ family, variant }: Pick<Face, "family" | "variant">): CSSProperties {
  const { weight, style } = parseVariant(variant) ?? { weight: 400, style: "normal" };
  return { fontFamily: `"${family}", var(--font-sans)`, fontWeight: weight, fontStyle: style };
}

/** A text in a typeface, which is loaded when the text comes into sight. Until then it stands there in grey. */
export function FontText({ face, className = "", children }: { face: Face; className?: string; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  const { family, variant, file } = face;
  const [state, setState] = useState<"waiting" | "loaded" | "failed">("waiting");
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    let isGone = false;
    const load = (): void => {
      loadFont({ family, variant, file }).then(
        () => isGone || setState("loaded"),
        () => isGone || setState("failed"),
      );
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load();
      },
      { rootMargin: "200px" },
    );
    observer.observe(current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [family, variant, file]);
  return (
    <p
      ref={place}
      style={state === "loaded" ? faceStyle(face) : undefined}
      className={`${state === "loaded" ? "" : "text-muted"} ${className}`}
    >
      {state === "failed" ? <span className="text-base">{FONT_TEXTS.styleFailed}</span> : children}
    </p>
  );
}
