import { Link } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { ImageUp } from "lucide-react";
import { useEffect } from "react";
import { call } from "../../../../shared/api";
import { RecordPage } from "../../../admin/form/record-page";
import type { Screen } from "../../../admin/screen";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { buttonClass } from "../../../shared/ui/button";
import { EmptyState } from "../../../shared/ui/states";
import { AltEditor, FolderEditor, TagsEditor } from "./field-editors";
import { FileSection } from "./file-section";
import { PictureSection } from "./picture-section";
import { FIELD_TEXTS, FILE_TEXTS, PICTURE_TEXTS, USAGE_TEXTS } from "./picture.texts";
import { UsageSection } from "./usage-section";

/** What the form of a picture has beside its fields. */
const PARTS: Screen = {
  usesOf: async ({ id }) =>
    (await call("GET /api/images/{id}/usage", { params: { id } })).map(({ title, ...used }) => ({
      ...used,
      label: title || used.id,
    })),
  fields: { alt: AltEditor, folder: FolderEditor, tags: TagsEditor },
  sections: [
    { title: PICTURE_TEXTS.title, isAbove: true, Section: PictureSection },
    { title: FILE_TEXTS.title, Section: FileSection },
    { title: USAGE_TEXTS.title, Section: UsageSection },
  ],
};

interface PicturePageProps {
  resource: Resource;
  id: string;
  copy: string | undefined;
  field?: string | undefined;
  panel?: "history" | undefined;
}

/** The page of one picture. There is no empty form for a new one, since it comes with its file. */
export function PicturePage(props: PicturePageProps) {
  return props.id === "new" ? <NoForm resource={props.resource} /> : <RecordPage {...props} screen={PARTS} />;
}

function NoForm({ resource }: { resource: Resource }) {
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(FIELD_TEXTS.newTitle);
  }, []);
  return (
    <EmptyState
      isScreen
      icon={<ImageUp size={36} aria-hidden />}
      title={FIELD_TEXTS.newTitle}
      action={
        <Link to="/$resource" params={{ resource: resource.name }} className={buttonClass({ variant: "primary" })}>
          {FIELD_TEXTS.toLibrary}
        </Link>
      }
    >
      {FIELD_TEXTS.newText}
    </EmptyState>
  );
}
