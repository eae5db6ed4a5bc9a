import { ledgers } from "@tresen/contract/closing/ledger/ledger.resource";
import { crud } from "../../http/crud";
import { resource } from "../../http/resource";

export const handler = resource(crud({ resource: ledgers }));
