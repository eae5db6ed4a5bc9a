import type { Manifest, ManifestFile, ManifestScene } from "@tresen/contract/signage/player/manifest";

/** The addresses of the files that a scene shows. */
function filesOf({ content }: ManifestScene): string[] {
  switch (content.type) {
    case "template":
    case "image":
      return [content.picture];
    case "video":
      return [content.video];
    case "news":
      return content.items.flatMap(({ picture }) => picture ?? []);
    default:
      return [];
  }
}

/** The scenes that show one of these files. */
export function scenesWith({ scenes, urls }: { scenes: Manifest["scenes"]; urls: ReadonlySet<string> }): string[] {
  return scenes.filter((scene) => filesOf(scene).some((url) => urls.has(url))).map(({ id }) => id);
}

/** The scenes of which a file is missing. @param has tells of a file whether all of it is here. */
export function incompleteScenes({
  manifest: { files, scenes },
  has,
}: {
  manifest: Pick<Manifest, "files" | "scenes">;
  has: (file: ManifestFile) => boolean;
}): ReadonlySet<string> {
  const urls = new Set(files.filter((file) => !has(file)).map(({ url }) => url));
  return new Set(scenesWith({ scenes, urls }));
}
