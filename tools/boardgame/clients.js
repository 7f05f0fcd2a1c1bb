// Real socket.io clients, a closed loop: whoever is asked moves as soon as they know it. A move is as late as the last
// client of its table that hears of it. Arguments: port, tables, clients at each, seconds of warm-up, seconds.
const { io } = require("socket.io-client");

const [port, tables, clients, warmUp, seconds] = process.argv.slice(2).map(Number);
const latencies = [];
let measuring = false;
let playing = true;
let connected = 0;

function move(table, seat, number) {
  table.sent.set(number + 1, { since: performance.now(), left: clients });
  const payload = { type: "go", args: [], playerID: String(seat), credentials: undefined };
  table.sockets[seat].emit("update", { type: "MAKE_MOVE", payload }, number, table.id, String(seat));
}

function heard(table, seat, state) {
  const number = state._stateID;
  const waiting = table.sent.get(number);
  if (waiting && --waiting.left === 0) {
    table.sent.delete(number);
    if (measuring) latencies.push(performance.now() - waiting.since);
  }
  if (playing && state.ctx.currentPlayer === String(seat)) move(table, seat, number);
}

function join(table, seat) {
  const socket = io(`http://localhost:${port}/turns`, { transports: ["websocket"], forceNew: true });
  table.sockets[seat] = socket;
  socket.on("update", (_, state) => heard(table, seat, state));
  return new Promise((resolve) => {
    socket.on("connect", () => socket.emit("sync", table.id, String(seat), undefined, clients));
    socket.once("sync", (_, info) => {
      table.states[seat] = info.state;
      connected += 1;
      resolve();
    });
  });
}

const pause = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));
const part = (share) => latencies[Math.max(0, Math.ceil(latencies.length * share) - 1)] ?? 0;

async function main() {
  const all = Array.from({ length: tables }, (_, n) => ({ id: `t${n}`, sockets: [], states: [], sent: new Map() }));
  for (const table of all) for (let seat = 0; seat < clients; seat++) await join(table, seat);
  for (const table of all) {
    const state = table.states[clients - 1];
    move(table, Number(state.ctx.currentPlayer), state._stateID);
  }
  await pause(warmUp);
  console.log("measuring");
  measuring = true;
  const begun = performance.now();
  await pause(seconds);
  measuring = false;
  const spent = (performance.now() - begun) / 1000;
  console.log("measured");
  playing = false;
  latencies.sort((a, b) => a - b);
  const moves = latencies.length;
  const found = { moves, seconds: spent, moves_per_second: moves / spent, p50_ms: part(0.5), p99_ms: part(0.99) };
  console.log(JSON.stringify({ connected, ...found }));
  process.exit(0);
}

main();
