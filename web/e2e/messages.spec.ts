import { orderAt } from "./api-order";
import { expect, onDesktop, onPhone, test } from "./fixtures";

test(
  "customer and branch get messages about an order, in which entered markup is escaped",
  onDesktop,
  async ({ page, pizza }, { testId, retry }) => {
    const email = `maria-${testId}-${retry}@example.test`;
    const { uid, hash } = await orderAt({ url: pizza, email });
    const row = page.locator("#mails tr", { hasText: email }).filter({ hasText: "Bestellung eingegangen" });
    await expect(async () => {
      await page.goto(`${pizza}/_local`);
      await expect(row).toHaveCount(1, { timeout: 500 });
    }).toPass();
    const job = page.locator("#jobs tr", { hasText: `${uid}#received#customer` });
    await expect(async () => {
      await page.goto(`${pizza}/_local`);
      await expect(job.filter({ hasText: "erledigt" })).toHaveCount(1, { timeout: 500 });
    }).toPass();

    await row.getByRole("link").click();
    const mail = page.frameLocator("iframe[title='Inhalt der E-Mail']");
    await expect(mail.getByRole("heading", { name: "Vielen Dank für Ihre Bestellung!" })).toBeVisible();
    await expect(mail.getByRole("link", { name: "Bestellung verfolgen" })).toHaveAttribute(
      "href",
      `${pizza}/status/${uid}/${hash}`,
    );
    await expect(page.locator("pre")).toContainText(`/status/${uid}/${hash}`);

    // The branch gets mails about other orders too; the mail of this one contains the customer's address.
    await expect(async () => {
      await page.goto(`${pizza}/_local`);
      const links = await page
        .locator("#mails")
        .getByRole("link", { name: "Neue Bestellung" })
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const link of links) {
        await page.goto(link);
        await expect(mail.locator("body")).not.toBeEmpty();
        if (await mail.getByText(email).count()) return;
      }
      throw new Error("The branch has not been told yet");
    }).toPass();
    await expect(mail.getByText("Maria <script>")).toBeVisible();
    await expect(page).not.toHaveTitle("x");
  },
);

test(
  "a contact form reaches the shop, and one filled in by a bot does not",
  onPhone,
  async ({ page, pizza }, { testId, retry }) => {
    const send = (data: object): Promise<Response> =>
      fetch(`${pizza}/api/custom/contact-form`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ phone: "0660", comment: "Bitte um Rückruf", ...data }),
      });
    const name = `Muster ${testId.slice(0, 8)} ${retry}`;
    expect((await send({ lastName: `Programm ${name}`, website: "https://spam.example.test" })).status).toBe(200);
    expect((await send({ lastName: name })).status).toBe(200);
    await expect(async () => {
      await page.goto(`${pizza}/_local`);
      await expect(page.locator("#mails").getByRole("link", { name: `Kontaktanfrage von ${name}` })).toHaveCount(1, {
        timeout: 500,
      });
    }).toPass();
    await expect(page.locator("#mails")).not.toContainText(`Programm ${name}`);
  },
);

test("staff can send the branch's message once more", onDesktop, async ({ openDesk, pizza }, { testId, retry }) => {
  const email = `noch-einmal-${testId}-${retry}@example.test`;
  const { uid } = await orderAt({ url: pizza, email });
  const { page } = await openDesk(pizza);
  const { data } = (await (await page.request.get(`${pizza}/api/orders?limit=200`)).json()) as {
    data: { id: string; uid: string }[];
  };
  await page.goto(`${pizza}/backend#/orders/history?order=${data.find((order) => order.uid === uid)?.id ?? ""}`);
  await page.getByRole("button", { name: "E-Mail an die Filiale wiederholen" }).click();
  await expect(page.getByText("E-Mail an die Filiale wird noch einmal gesendet.")).toBeVisible();
});
