import { memo } from "react";

/** What is drawn of a layer, by the renderer that the server uses too: paths and pictures, without text or scripts. */
export const LayerPicture = memo(function LayerPicture({
  svg,
  transform,
}: {
  svg: string;
  transform: string | undefined;
}) {
  return <g transform={transform} dangerouslySetInnerHTML={{ __html: svg }} />;
});
