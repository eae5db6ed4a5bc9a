import { isActive } from "@tresen/contract/external/external-user.rules";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { serverNow } from "../../../shared/server-clock";
import type { Screen } from "../../admin/screen";
import { EXTERNAL_USER_TEXTS as TEXTS } from "./external-user.texts";
import { KeySection } from "./key-section";

/** List and form of external users say who gets in now and who has used their key, which the form makes and revokes. */
export const externalUserScreen: Screen = {
  columns: [
    {
      key: "isActive",
      title: TEXTS.access,
      isColumn: true,
      choices: [TEXTS.active, TEXTS.inactive].map((label) => ({ value: label, label })),
      valueOf: (record) => (isActiveNow(record) ? TEXTS.active : TEXTS.inactive),
    },
    {
      key: "keyLastUsedAt",
      title: TEXTS.lastUsed,
      isColumn: true,
      valueOf: ({ keyLastUsedAt: at }) =>
        typeof at === "string" ? formatDateTime({ at: Date.parse(at), zone: DEFAULT_TIME_ZONE }) : TEXTS.never,
    },
  ],
  sections: [{ title: TEXTS.key, isOffered: (record) => record !== null, Section: KeySection }],
};

function isActiveNow({ isEnabled, validFrom, validTo }: AnyRecord): boolean {
  const user = {
    isEnabled: isEnabled === true,
    validFrom: typeof validFrom === "string" ? validFrom : null,
    validTo: typeof validTo === "string" ? validTo : null,
  };
  return isActive({ user, now: serverNow() });
}
