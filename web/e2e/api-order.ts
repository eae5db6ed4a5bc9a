import { type Page, expect } from "@playwright/test";

/** Orders through the API, for tests of what follows an order. */
export async function orderAt({
  url,
  email,
  phone = "+43 660 1234567",
}: {
  url: string;
  email: string;
  phone?: string;
}): Promise<{ uid: string; hash: string }> {
  const { data } = (await (await fetch(`${url}/api/init`)).json()) as { data: { url: string; data: unknown }[] };
  const of = <T>(name: string): T[] => (data.find((entry) => entry.url === name)?.data ?? []) as T[];
  const branches = of<{ id: string; isPublic: boolean; isTakeawayEnabled: boolean; isQuotationRequired: boolean }>(
    "branches",
  );
  const menus = of<{ branches: { id: string }[]; catalog: { products: string[] }[] }>("menus");
  const products = of<{
    id: string;
    price: number;
    unit: string;
    minimumQuantity?: number;
    config: { parts: { optional: boolean }[] };
  }>("products");
  for (const branch of branches.filter(
    (candidate) => candidate.isPublic && candidate.isTakeawayEnabled && !candidate.isQuotationRequired,
  )) {
    const listed = new Set(
      menus
        .filter((menu) => menu.branches.some(({ id }) => id === branch.id))
        .flatMap((menu) => menu.catalog.flatMap((entry) => entry.products)),
    );
    for (const product of products
      .filter(({ id, config }) => listed.has(id) && config.parts.every(({ optional }) => optional))
      .slice(0, 5)) {
      const body = {
        branch: branch.id,
        items: [
          {
            product: product.id,
            amount: product.minimumQuantity ?? 1,
            unit: product.unit,
            parts: product.config.parts.map(() => null),
          },
        ],
        firstName: "Maria",
        lastName: "<script>document.title='x'</script>",
        street: "Gasse 1",
        zipCode: "1070",
        city: "Wien",
        phone,
        email,
        legalInstructions: true,
        privacyPolicy: true,
      };
      const response = await fetch(`${url}/api/orders`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (response.status === 201) return ((await response.json()) as { data: { uid: string; hash: string } }).data;
    }
  }
  throw new Error("No branch takes an order now");
}

/** Orders a pizza through the API, changed as wished. Returns the order's id, for staff. */
export async function place(
  page: Page,
  url: string,
  { amount = 1, ...changes }: { amount?: number; [field: string]: unknown } = {},
): Promise<string> {
  const init = (await (await page.request.get(`${url}/api/init`)).json()) as {
    data: {
      url: string;
      data: {
        id: string;
        name: string;
        config: { parts: { type: string; optional: boolean; options: { name: string }[] }[] };
      }[];
    }[];
  };
  const product = init.data.find((entry) => entry.url === "products")?.data.find(({ name }) => name === "Margherita");
  const parts = (product?.config.parts ?? []).map(({ type, optional, options }) =>
    type === "select" && !optional ? options[0]?.name : null,
  );
  const body = {
    branch: "brn_neubau",
    items: [{ product: product?.id, amount, unit: "piece", parts }],
    firstName: "Maria",
    lastName: "Muster",
    phone: "+43 660 1234567",
    email: "maria@example.test",
    legalInstructions: true,
    privacyPolicy: true,
    ...changes,
  };
  const answer = await page.request.post(`${url}/api/orders`, { data: body });
  expect(answer.status()).toBe(201);
  return `ord_${((await answer.json()) as { data: { uid: string } }).data.uid}`;
}
