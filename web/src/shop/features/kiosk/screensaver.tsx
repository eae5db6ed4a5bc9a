import type { ImageRef } from "@tresen/contract/media/image-fields";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useShop } from "../../state/shop-query";
import type { Shop } from "../../state/shop";
import { Picture } from "../../widgets/picture";
import * as texts from "./kiosk.texts";

/** How long each picture is shown. */
const CHANGE = 8_000;
const PICTURES = 8;

/**
 * Covers the whole screen until somebody touches it. It is one button, so that it works by keyboard and with screen
 * readers.
 */
export function Screensaver({ onWake }: { onWake: () => void }) {
  const shop = useShop();
  const dialog = useRef<HTMLDialogElement>(null);
  const pictures = picturesOf(shop);
  const shown = useCurrentPicture(pictures.length);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={shop.config.shopName}
      onKeyDown={(event) => {
        // Handled here because otherwise the browser closes the dialog.
        if (event.key !== "Escape") return;
        event.preventDefault();
        onWake();
      }}
      className={
        "screensaver fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-[#131211] p-0 " +
        "text-white"
      }
    >
      <div aria-hidden className="absolute inset-0">
        {pictures.map((image, index) => (
          <div
            key={image.id}
            className={
              "absolute inset-0 transition-opacity duration-1000 " + (index === shown ? "opacity-100" : "opacity-0")
            }
          >
            <Picture
              image={image}
              variants={["medium", "large"]}
              sizes="100vw"
              eager={index === 0}
              alt=""
              className="screensaver-picture size-full"
            />
          </div>
        ))}
        <div className="absolute inset-0 bg-linear-to-t from-black/90 via-black/55 to-black/75" />
      </div>
      <button
        type="button"
        autoFocus
        onClick={onWake}
        className={
          "relative flex size-full flex-col items-center justify-between gap-8 " +
          "p-[clamp(1.5rem,6vw,5rem)] text-center focus-visible:outline-4 " +
          "focus-visible:-outline-offset-8 focus-visible:outline-white"
        }
      >
        <span className="text-3xl font-bold tracking-tight text-balance md:text-5xl">{shop.config.shopName}</span>
        <span
          className={
            "screensaver-call inline-flex min-h-24 items-center rounded-full bg-white " +
            "px-[clamp(2rem,6vw,5rem)] py-6 text-2xl font-bold text-[#131211] md:text-4xl"
          }
        >
          {texts.tapToOrder}
        </span>
      </button>
    </dialog>
  );
}

/** Pictures of products, else of the branches. */
function picturesOf({ products, branches }: Shop): ImageRef[] {
  const ofProducts = [...products.values()].flatMap(({ isEnabled, images }) => (isEnabled ? images.slice(0, 1) : []));
  const found = ofProducts.length > 0 ? ofProducts : branches.flatMap(({ images }) => images);
  return [...new Map(found.map((image) => [image.id, image])).values()].slice(0, PICTURES);
}

function useCurrentPicture(count: number): number {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (count < 2 || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), CHANGE);
    return () => clearInterval(timer);
  }, [count]);
  return shown;
}
