import { describe, expect, it } from "vitest";
import { ApiError } from "../../../shared/api";
import { refusalOf } from "./refusal-of";

const attempt = (error: unknown) =>
  refusalOf({ error, id: "prd_1", label: "Margherita", fallback: "Produkt konnte nicht gelöscht werden." });
const failed = (
  status: number,
  errors: { code: string; message: string; field?: string }[] = [{ code: "unknown", message: "Unbekannt" }],
) => new ApiError({ status, errors });

describe("a deletion that was refused", () => {
  it("has the reason with the records that prevent it", () => {
    const message = "Produkt wird noch verwendet von: Produktkatalog „Karte“.";
    expect(
      attempt(
        failed(409, [
          { code: "record.in_use", message },
          { field: "menus.mnu_1", code: "record.referring", message: "Produktkatalog „Karte“" },
        ]),
      ),
    ).toEqual({
      id: "prd_1",
      label: "Margherita",
      message,
      records: [{ resource: "menus", id: "mnu_1", label: "Produktkatalog „Karte“" }],
    });
    expect(attempt(failed(403))).toMatchObject({ message: "Produkt konnte nicht gelöscht werden.", records: [] });
  });

  it("is undefined for errors that may be temporary", () => {
    for (const error of [failed(0), failed(429), failed(502), new Error("?")]) expect(attempt(error)).toBeNull();
  });
});
