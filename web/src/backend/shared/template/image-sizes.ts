import type { ImageRef } from "@tresen/contract/media/image-fields";
import { useCallback, useEffect, useState } from "react";
import { hrefOf } from "./image-href";

interface Size {
  width: number;
  height: number;
}

/** Sizes of pictures whose references do not tell them; null for pictures that cannot be loaded. */
const known = new Map<string, Size | null>();
const keyOf = ({ id, version }: ImageRef): string => `${id}-${version}`;

/** The proportions of pictures. Those that are not told are taken from the files. */
export function useImageSizes(images: readonly ImageRef[]): (image: ImageRef) => Size | null {
  const [count, setCount] = useState(0);
  const list = images
    .filter(({ width, height }) => !width || !height)
    .map(keyOf)
    .join(" ");
  useEffect(() => {
    let isShown = true;
    for (const image of images) {
      if ((image.width && image.height) || known.has(keyOf(image))) continue;
      const element = new Image();
      element.src = hrefOf(image);
      element
        .decode()
        .then(
          () => ({ width: element.naturalWidth, height: element.naturalHeight }),
          () => null,
        )
        .then((size) => {
          known.set(keyOf(image), size);
          if (isShown) setCount((before) => before + 1);
        }, ignored);
    }
    return () => {
      isShown = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list names the pictures that matter
  }, [list]);
  return useCallback(
    (image: ImageRef) =>
      image.width && image.height ? { width: image.width, height: image.height } : (known.get(keyOf(image)) ?? null),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another function draws pictures whose size came
    [count],
  );
}

const ignored = (): void => undefined;
