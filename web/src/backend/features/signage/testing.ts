import { resourceQueries } from "../../admin/queries";

const META = { version: 1, createdAt: "2026-06-05T16:30:00.000Z", updatedAt: "2026-06-05T16:30:00.000Z" };

/** A scene as the server answers it. */
export const scene = (id: string, name: string, values: object = {}) => ({
  ...META,
  ...{ id, name, path: id.replace("_", "-"), title: "", type: "image", content: {} },
  ...{ duration: 10, transition: "fade", fit: "contain", validFrom: null, validTo: null, schedule: [] },
  ...{ branches: [], tags: [], isEnabled: true },
  ...values,
});

export const segment = (id: string, name: string, entries: readonly object[], order = "sequence") => ({
  ...META,
  ...{ id, name, order, entries, tags: [] },
});

/** The answers of the lists that the editors load. */
export const signageData = ({ scenes = [], segments = [] }: { scenes?: object[]; segments?: object[] }) =>
  [
    [resourceQueries.all("scenes").queryKey, scenes],
    [resourceQueries.all("digital-signage-segments").queryKey, segments],
  ] as const;
