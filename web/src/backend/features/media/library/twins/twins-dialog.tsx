import { useQuery } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import { formatDateTime } from "@tresen/contract/kit/time";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { imageUrl } from "../../../../../shared/images";
import { RemovalPanel } from "../../../../admin/bulk/bulk-parts";
import { pictureName } from "../../../../admin/media/grid/picture-name";
import type { Picture } from "../../../../admin/media/picture";
import { canRemove } from "../../../../admin/model/access";
import { COMMON_TEXTS } from "../../../../shared/common.texts";
import { failureDetail, failureText } from "../../../../shared/failure";
import { useMe } from "../../../../shared/session";
import { Button, IconButton } from "../../../../shared/ui/button";
import { Dialog } from "../../../../shared/ui/dialog";
import { ErrorState } from "../../../../shared/ui/states";
import { twinsQuery } from "./find-twins";
import { TWINS_TEXTS as texts } from "./twins.texts";

interface TwinsDialogProps {
  resource: Resource;
  zone: string;
  onClose: () => void;
}

/** The pictures that there are more than once, each with a way to its page and to its removal. */
export default function TwinsDialog({ resource, zone, onClose }: TwinsDialogProps) {
  const me = useMe();
  const [compared, setCompared] = useState(0);
  const [removed, setRemoved] = useState<Picture | null>(null);
  const { data: groups, error, refetch, isFetching } = useQuery(twinsQuery({ onCompared: setCompared }));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={texts.title}
      footer={<Button onPress={onClose}>{COMMON_TEXTS.close}</Button>}
    >
      <p role="status" className="text-muted">
        {groups
          ? groups.length === 0
            ? texts.none
            : `${texts.found(groups.length)} ${texts.intro}`
          : error
            ? null
            : texts.compared(compared)}
      </p>
      {error && !groups && (
        <ErrorState
          message={failureText(error, texts.failed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {groups?.map(([first, ...others]) =>
        first === undefined ? null : (
          <section
            key={first.id}
            aria-label={texts.group({ name: pictureName(first), count: others.length + 1 })}
            className="mt-4 flex flex-wrap gap-3 rounded-panel border border-line p-2 text-sm"
          >
            <TwinPicture picture={first} />
            <ul className="min-w-0 flex-1 basis-56 divide-y divide-line">
              {[first, ...others].map((picture) => (
                <li key={picture.id} className="flex min-h-11 items-center gap-3 py-1">
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <a href={`#/images/${picture.id}`} className="text-action-text underline underline-offset-4">
                      {pictureName(picture)}
                    </a>
                    <span className="figures block text-muted">
                      {picture.folder || texts.top},{" "}
                      {texts.added(formatDateTime({ at: Date.parse(picture.createdAt), zone }))}
                    </span>
                  </span>
                  {canRemove({ resource, me, record: picture }) && (
                    <IconButton label={texts.remove(pictureName(picture))} onPress={() => setRemoved(picture)}>
                      <Trash2 size={18} aria-hidden />
                    </IconButton>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
      {removed && (
        <RemovalPanel
          resource={resource}
          target={{ ids: [removed.id], count: 1 }}
          label={pictureName(removed)}
          onClose={() => setRemoved(null)}
        />
      )}
    </Dialog>
  );
}

function TwinPicture({ picture: { id, fileVersion, extension } }: { picture: Picture }) {
  if (!extension) return null;
  const image = { id, version: fileVersion, extension };
  return (
    <img
      src={imageUrl(extension === "svg" ? { image } : { image, size: "small" })}
      alt=""
      loading="lazy"
      className="size-24 rounded-sm bg-sunken object-contain"
    />
  );
}
