// The service worker's notices: what is shown of a push, and where a click on it leads. The file itself is run, in a scope
// that is made up.
import { describe, expect, it, vi } from "vitest";

const files = import.meta.glob<string>("../../public/sw.js", { query: "?raw", import: "default", eager: true });
const [SOURCE] = Object.values(files);
const HERE = "https://games.example.org";
const TABLE = `${HERE}/t/17`;

interface Tab {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
  readonly navigate: (url: string) => Promise<unknown>;
}
/** A tab that writes down what is done with it; `held` ones can be led elsewhere. */
function tab(url: string, deeds: string[], held = true): Tab {
  const found: Tab = {
    url,
    focus: () => Promise.resolve(deeds.push(`focus ${url}`)),
    navigate: (to) => {
      deeds.push(`lead ${url} to ${to}`);
      return held ? Promise.resolve(tab(to, deeds)) : Promise.reject(new TypeError("not held"));
    },
  };
  return found;
}

function worker(tabs: readonly Tab[] = [], deeds: string[] = []) {
  const handlers: Record<string, (event: object) => void> = {};
  const showNotification = vi.fn(() => Promise.resolve());
  const clients = {
    matchAll: () => Promise.resolve(tabs),
    openWindow: (url: string) => Promise.resolve(deeds.push(`open ${url}`)),
  };
  const scope = {
    addEventListener: (name: string, handler: (event: object) => void) => (handlers[name] = handler),
    registration: { showNotification },
    clients,
  };
  // A worker is no module that could be imported.
  (new Function("self", "location", "caches", SOURCE!) as (...all: unknown[]) => void)(scope, new URL(HERE), {});
  async function happen(name: string, event: object): Promise<void> {
    const waits: Promise<unknown>[] = [];
    handlers[name]!({ ...event, waitUntil: (promise: Promise<unknown>) => waits.push(promise) });
    expect(waits).toHaveLength(1);
    await Promise.all(waits);
  }
  return { happen, showNotification };
}

describe("a push", () => {
  it("is shown with its words, and a later one of the same table takes its place", async () => {
    const { happen, showNotification } = worker();
    const told = { title: "Your turn", text: "Wei waits", url: "/t/17", table: "17" };
    await happen("push", { data: { json: () => told } });
    expect(showNotification).toHaveBeenCalledWith("Your turn", {
      ...{ body: "Wei waits", icon: "/icon-192.png", tag: "17" },
      data: { url: "/t/17" },
    });
  });

  it.each([
    ["without words", null],
    ["with broken ones", { json: () => JSON.parse("{") as unknown }],
  ])("%s is shown all the same: browsers want that", async (_, data) => {
    const { happen, showNotification } = worker();
    await happen("push", { data });
    expect(showNotification).toHaveBeenCalledWith("guanxi", expect.objectContaining({ data: { url: "/" } }));
  });
});

describe("a click on it", () => {
  async function clicked(open: readonly string[], url = "/t/17", held = true): Promise<string[]> {
    const deeds: string[] = [];
    const tabs = open.map((each) => tab(each, deeds, held));
    const close = () => deeds.push("close");
    await worker(tabs, deeds).happen("notificationclick", { notification: { close, data: { url } } });
    expect(deeds.shift()).toBe("close");
    return deeds;
  }

  it("shows the tab that has the table, whatever it says behind the address", async () => {
    expect(await clicked([`${HERE}/`, `${TABLE}?seat=1#log`])).toEqual([`focus ${TABLE}?seat=1#log`]);
  });

  it("leads another tab of ours there, instead of opening one more", async () => {
    expect(await clicked([`${HERE}/you`])).toEqual([`lead ${HERE}/you to ${TABLE}`, `focus ${TABLE}`]);
  });

  it("leaves a tab alone where somebody plays, if there is another", async () => {
    const deeds = await clicked([`${HERE}/t/4`, `${HERE}/`]);
    expect(deeds).toEqual([`lead ${HERE}/ to ${TABLE}`, `focus ${TABLE}`]);
    expect(await clicked([`${HERE}/t/4`])).toEqual([`lead ${HERE}/t/4 to ${TABLE}`, `focus ${TABLE}`]);
  });

  it("opens a new one where there is none, or none that can be led", async () => {
    expect(await clicked([])).toEqual([`open ${TABLE}`]);
    expect((await clicked([`${HERE}/`], "/t/17", false)).at(-1)).toBe(`open ${TABLE}`);
  });

  it("never leads to another site", async () => {
    expect(await clicked([], "https://evil.example.com/t/17?x=1")).toEqual([`open ${TABLE}?x=1`]);
  });
});
