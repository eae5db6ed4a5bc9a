import { absenceCalls as calls } from "@tresen/contract/absence/absence.calls";
import { UPLOAD_MESSAGES } from "@tresen/contract/media/upload.texts";
import {
  changeAbsence,
  createAbsence,
  getAbsence,
  getCertificate,
  holidayBalances,
  listAbsences,
  listPeople,
  previewAbsence,
  setCertificate,
  stepAbsence,
} from "@tresen/core/absence";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";

/** Of a request with a certificate: 4 MB, base64. */
const CERTIFICATE_BODY = 5_600_000;

export const handler = resource([
  endpoint({
    ...calls.absences,
    run: async ({ actor, query, now }) => {
      const { absences, cursor } = await listAbsences({ actor, query, now });
      return { data: absences, cursor };
    },
  }),
  endpoint({
    ...calls.previewAbsence,
    run: async ({ actor, query, now }) => ({ data: await previewAbsence({ actor, query, now }) }),
  }),
  endpoint({ ...calls.absencePeople, run: async ({ actor }) => ({ data: await listPeople({ actor }) }) }),
  endpoint({
    ...calls.createAbsence,
    run: async ({ actor, body, now }) => ({ data: await createAbsence({ actor, body, now }) }),
  }),
  endpoint({
    ...calls.absence,
    run: async ({ actor, params }) => ({ data: await getAbsence({ actor, ...params }) }),
  }),
  endpoint({
    ...calls.changeAbsence,
    run: async ({ actor, params, body, now }) => ({ data: await changeAbsence({ actor, ...params, body, now }) }),
  }),
  endpoint({
    ...calls.stepAbsence,
    run: async ({ actor, params, body, now }) => ({ data: await stepAbsence({ actor, ...params, body, now }) }),
  }),
  endpoint({
    ...calls.setCertificate,
    bodyLimit: { bytes: CERTIFICATE_BODY, message: UPLOAD_MESSAGES.tooLarge },
    run: async ({ actor, params, body, now }) => ({ data: await setCertificate({ actor, ...params, body, now }) }),
  }),
  endpoint({
    ...calls.certificate,
    run: async ({ actor, params }) => {
      const { name, mimeType, bytes } = await getCertificate({ actor, ...params });
      return {
        headers: {
          "cache-control": "private, no-store",
          "content-type": mimeType,
          "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        },
        rawBody: Buffer.from(bytes).toString("base64"),
        base64: true,
      };
    },
  }),
  endpoint({
    ...calls.holidayBalances,
    run: async ({ actor, query, now }) => ({ data: await holidayBalances({ actor, query, now }) }),
  }),
]);
