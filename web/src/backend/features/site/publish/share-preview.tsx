import { imageAddress } from "@tresen/contract/media/image-address";
import { siteTitle, sitePictures } from "@tresen/contract/page/head";
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { HEAD_TEXTS as texts } from "./publish.texts";

/** The page as messengers show its link: a picture of 1200 to 630, title and description. */
export function SharePreview({ fields }: { fields: SiteDraft["fields"] }) {
  const picture = sitePictures(fields).find(({ extension }) => extension !== "svg");
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm font-medium">{texts.share}</figcaption>
      <div className="max-w-sm overflow-hidden rounded-control border border-line bg-sunken">
        <div className="grid aspect-[1200/630] place-items-center bg-line text-sm text-muted">
          {picture ? (
            <img
              src={imageAddress({ image: picture, size: "medium", use: "share" })}
              alt=""
              className="size-full object-cover"
            />
          ) : (
            texts.noPicture
          )}
        </div>
        <div className="p-3">
          <p className="truncate text-xs text-muted">{window.location.host}</p>
          <p className="line-clamp-2 font-medium wrap-anywhere">{siteTitle(fields)}</p>
          <p className="line-clamp-2 text-sm wrap-anywhere text-muted">{fields.description}</p>
        </div>
      </div>
    </figure>
  );
}
