// boardgame.io's server with its FlatFile store and a game in which one does nothing but take turns.
const { FlatFile, Server } = require("boardgame.io/server");

const game = {
  name: "turns",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    go: ({ G }) => {
      G.count += 1;
    },
  },
};

const db = new FlatFile({ dir: process.argv[2], logging: false });
const server = Server({ games: [game], db, origins: [/localhost/] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`served at http://localhost:${appServer.address().port}`);
});
