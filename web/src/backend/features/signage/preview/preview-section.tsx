import { useMutation, useQuery } from "@tanstack/react-query";
import { safeZone } from "@tresen/contract/kit/table/record-zone";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { Play } from "lucide-react";
import { useMemo, useState } from "react";
import { serverNow } from "../../../../shared/server-clock";
import type { Draft } from "../../../admin/model/draft";
import { resourceQueries } from "../../../admin/queries";
import { branchQueries } from "../../../shared/branches";
import { failureText } from "../../../shared/failure";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { instantOf, momentOf } from "../moment";
import { TVS } from "../tv/tv-queries";
import { useSignage } from "../use-signage";
import { PreviewFrame } from "./preview-frame";
import { PreviewOptions } from "./preview-options";
import { loadPreview } from "./load-preview";
import { type PreviewKind, previewedOf } from "./preview-request";
import { PREVIEW_TEXTS as texts } from "./preview.texts";
import { previewScreens } from "./screens";

interface Props {
  kind: PreviewKind;
  record: AnyRecord | null;
  draft: Draft;
}

/** Plays what is in the form by the player of TVs, on a screen, in a branch and at a time of one's choice. */
export function PreviewSection({ kind, record, draft }: Props) {
  const where = useWhere({ draft });
  const { sceneName, segmentName } = useSignage();
  const previewed = useMemo(() => previewedOf({ kind, record, draft }), [kind, record, draft]);
  const preview = useMutation({ mutationFn: loadPreview });
  const { branch, at, screen, options } = where;
  const missing = !branch ? texts.noBranch : at === null ? texts.incompleteTime : previewed ? null : texts.incomplete;
  const asked = previewed && branch && at !== null ? { branch, at, previewed } : null;
  const isChanged = preview.variables !== undefined && JSON.stringify(asked) !== JSON.stringify(preview.variables);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
      <PreviewOptions {...options} />
      {missing !== null && <p className="text-muted">{missing}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <Button isDisabled={!asked || preview.isPending} onPress={() => asked && preview.mutate(asked)}>
          <Play size={16} aria-hidden /> {preview.data ? texts.again : texts.start}
        </Button>
        <p role="status" className="text-sm text-muted">
          {preview.isPending ? texts.loading : preview.data && isChanged ? texts.changed : ""}
        </p>
      </div>
      {preview.error && <FieldMessage>{failureText(preview.error, texts.failed)}</FieldMessage>}
      {preview.data && (
        <PreviewFrame
          {...{ screen, sceneName }}
          played={preview.data}
          segmentName={kind === "stream" ? segmentName : null}
        />
      )}
    </div>
  );
}

/** On which screen, in which branch and when it is looked at, and what of it can be chosen. */
function useWhere({ draft }: { draft: Draft }) {
  const may = useMay();
  const { data: all = [] } = useQuery(branchQueries.all());
  const { data: tvs = [] } = useQuery(resourceQueries.all(TVS));
  const [picked, setPicked] = useState({ branch: "", screen: draft["orientation"] === "portrait" ? "portrait" : "" });
  const branches = all.filter(({ id }) => may({ permission: tvPermissions.preview, branch: id }));
  const own = typeof draft["branch"] === "string" ? draft["branch"] : "";
  const branch = [own, picked.branch].find((id) => branches.some((one) => one.id === id)) ?? branches[0]?.id ?? "";
  const zone = safeZone(branches.find(({ id }) => id === branch)?.timeZone);
  const [moment, setMoment] = useState(() => momentOf({ at: serverNow(), zone }));
  const screens = previewScreens(tvs);
  const screen = screens.find(({ id }) => id === picked.screen) ?? screens[0];
  if (!screen) throw new RangeError("There is always a usual screen");
  return {
    ...{ branch, screen, at: instantOf({ ...moment, zone }) },
    options: {
      ...{ zone, moment, branch, screen: screen.id, onMoment: setMoment },
      screens: screens.map(({ id, label }) => ({ value: id, label })),
      // A TV shows what its own branch sells.
      onScreen: (id: string) =>
        setPicked({ screen: id, branch: screens.find((one) => one.id === id)?.branch ?? picked.branch }),
      branches: own === "" ? branches.map(({ id, name }) => ({ value: id, label: name })) : [],
      onBranch: (id: string) => setPicked({ ...picked, branch: id }),
    },
  };
}
