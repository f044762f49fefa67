"""A client of `vmgen lsp`: it sends messages and returns answers."""
import json, os, queue, subprocess, threading


class Client:
    def __init__(self, vmgen, folder):
        self.process = subprocess.Popen([vmgen, "lsp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.messages = queue.Queue()
        self.last = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        stream = self.process.stdout
        while line := stream.readline():
            length = int(line.split(b":")[1])
            stream.readline()
            self.messages.put(json.loads(stream.read(length)))
        self.messages.put(None)

    def send(self, message):
        content = json.dumps(message | {"jsonrpc": "2.0"}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        self.process.stdin.flush()

    def notify(self, method, **parameters):
        self.send({"method": method, "params": parameters})

    def wait(self, matches):
        """Returns the first message that matches. Those before it are dropped."""
        while (message := self.messages.get(timeout=60)) is not None:
            if matches(message):
                return message
        raise SystemExit("the server has ended")

    def request(self, method, **parameters):
        self.last += 1
        number = self.last
        self.send({"id": number, "method": method, "params": parameters})
        answer = self.wait(lambda message: message.get("id") == number and "method" not in message)
        if "error" in answer:
            raise SystemExit(f"{method}: {answer['error']}")
        return answer["result"]

    def start(self):
        result = self.request("initialize", processId=os.getpid(), capabilities={})
        self.notify("initialized")
        return result

    def open(self, path, text):
        document = {"uri": "file://" + path, "languageId": "vmodel", "version": 0, "text": text}
        self.notify("textDocument/didOpen", textDocument=document)

    def end(self):
        self.request("shutdown")
        self.notify("exit")
        return self.process.wait(10)
