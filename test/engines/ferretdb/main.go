// A MongoDB-speaking server for the tests: FerretDB on SQLite, listening at the address and keeping its files in the
// folder it is given. What changes documents goes to it one by one: FerretDB 1 reads, compares and then writes, so that of
// twenty racing updates several would find what they expect, where a MongoDB lets one.
package main

import (
	"context"
	"encoding/binary"
	"io"
	"log"
	"net"
	"net/url"
	"os"
	"os/signal"
	"slices"
	"sync"
	"syscall"
	"time"

	"github.com/FerretDB/FerretDB/ferretdb"
)

func main() {
	address, folder := os.Args[1], os.Args[2]
	server, err := ferretdb.New(&ferretdb.Config{
		Listener:  ferretdb.ListenerConfig{TCP: "127.0.0.1:0"},
		Handler:   "sqlite",
		// A commit reaches the system, which outlives a server that is killed, and not the disk: these files need not outlive the machine.
		SQLiteURL: "file:" + folder + "/?_pragma=synchronous(off)",
	})
	if err != nil {
		log.Fatal(err)
	}
	behind, err := url.Parse(server.MongoDBURI())
	if err != nil {
		log.Fatal(err)
	}
	front, err := net.Listen("tcp", address)
	if err != nil {
		log.Fatal(err)
	}
	go serve(front, behind.Host)
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := server.Run(ctx); err != nil && ctx.Err() == nil {
		log.Fatal(err)
	}
}

func serve(front net.Listener, behind string) {
	for {
		client, err := front.Accept()
		if err != nil {
			log.Fatal(err)
		}
		go pass(client, behind)
	}
}

var changing sync.Mutex

// No client waits longer for an answer. One that never comes would hold up whatever changes anything, for ever.
const patience = 10 * time.Second

// Each request, then its answer.
func pass(client net.Conn, behind string) {
	defer client.Close()
	server, err := net.Dial("tcp", behind)
	if err != nil {
		return
	}
	defer server.Close()
	for {
		request, err := message(client)
		if err != nil {
			return
		}
		answer, err := answered(server, request)
		if err != nil {
			return
		}
		if _, err := client.Write(answer); err != nil {
			return
		}
	}
}

func answered(server net.Conn, request []byte) ([]byte, error) {
	if slices.Contains([]string{"update", "findAndModify", "delete"}, command(request)) {
		changing.Lock()
		defer changing.Unlock()
		server.SetReadDeadline(time.Now().Add(patience))
		defer server.SetReadDeadline(time.Time{})
	}
	if _, err := server.Write(request); err != nil {
		return nil, err
	}
	return message(server)
}

// A message begins with its length.
func message(from io.Reader) ([]byte, error) {
	length := make([]byte, 4)
	if _, err := io.ReadFull(from, length); err != nil {
		return nil, err
	}
	whole := append(length, make([]byte, binary.LittleEndian.Uint32(length)-4)...)
	_, err := io.ReadFull(from, whole[4:])
	return whole, err
}

// The first field of a command's document is its name; head, flags, kind, length and type stand before it.
func command(request []byte) string {
	const name = 16 + 4 + 1 + 4 + 1
	if len(request) <= name {
		return ""
	}
	end := slices.Index(request[name:], 0)
	return string(request[name : name+max(end, 0)])
}
