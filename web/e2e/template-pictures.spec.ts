import { expect, onDesktop, test } from "./fixtures";
import { signIn } from "./sign-in";
import { demoPictures } from "./templates/demo-pictures";
import { MOST_DIFFERENT, differences } from "./templates/difference";
import type { PictureInput } from "./templates/page-renderer";
import { browserPicture, facesFor, rendererScript, templateDifferences } from "./templates/proof";
import { SAMPLE_SIZE, VALUES, sampleLayers, samplePictures } from "./templates/samples";

test.describe("pictures of templates", onDesktop, () => {
  let script = "";
  let pictures: PictureInput["pictures"] = {};
  test.beforeAll(async () => {
    script = await rendererScript();
    pictures = await samplePictures();
  });

  const inputOf = (layers: PictureInput["layers"]): PictureInput => {
    return { template: SAMPLE_SIZE, layers, faces: facesFor(layers), pictures };
  };

  for (const [kind, values] of Object.entries(VALUES)) {
    for (const [name, layers] of Object.entries(sampleLayers(values))) {
      test(`browser and server draw the same: ${name}, ${kind} values`, async ({ page }) => {
        const all = await templateDifferences({ page, script, input: inputOf(layers) });
        expect(all.length).toBe(layers.length);
        expect(all.filter(({ share }) => share > MOST_DIFFERENT)).toEqual([]);
      });
    }
  }

  test("one other letter is a difference", async ({ page }) => {
    const { offer = [] } = sampleLayers(VALUES.short);
    const changed = sampleLayers({ ...VALUES.short, name: VALUES.short.name.replace("l", "t") });
    const input = inputOf(offer);
    const all = await templateDifferences({ page, script, input, server: inputOf(changed.offer ?? []) });
    const wrong = all.filter(({ share }) => share > MOST_DIFFERENT).map(({ layer }) => layer);
    expect(wrong).toContain("text-4");
    expect(wrong).not.toContain("price-7");
  });

  test("the demo templates look alike in browser and server, with short, long and missing values", async ({
    page,
    pizza,
  }) => {
    // Some forty pictures, of which the largest have eight million pixels.
    test.setTimeout(6 * 60_000);
    await signIn({ request: page.request, url: pizza });
    const demo = demoPictures({ request: page.request, url: pizza });
    const templates = await demo.templates();
    expect(templates.length).toBeGreaterThanOrEqual(12);
    for (const template of templates) {
      for (const record of await demo.records(template.source)) {
        const input = await demo.input({ template, record });
        const both = [await browserPicture({ page, script, input }), await demo.server({ template, record })] as const;
        const all = await differences({ template, layers: input.layers, pictures: both });
        const wrong = all.filter(({ share }) => share > MOST_DIFFERENT);
        expect
          .soft({ template: template.identifier, record, wrong })
          .toEqual({ template: template.identifier, record, wrong: [] });
      }
    }
  });
});
